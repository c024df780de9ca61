import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { noSections } from '@rafiq/contracts/chat'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aCard, aMessage, anAgreement, aRoom, me, noAgreement, other, roomId } from '../testing/a-message.ts'
import {
  agreementChanges,
  changed,
  openAgreement,
  rent,
  save,
  unavailable,
} from '../testing/open-agreement.tsx'
import {
  agreementPath,
  aMemberWith,
  questionCardsPath,
  resetBrowser,
  showChat,
  socket,
} from '../testing/show.tsx'

beforeEach(resetBrowser)

const moment = '2026-11-21T09:00:00.000Z'
const own = { content: 'Half each', clientId: '01890a5d-ac96-774b-bcce-b302099a8200' }
const answered = aCard({ own, other: { answered: true, content: 'بالعدّاد' } })

describe('an agreement that nobody began', () => {
  test('begins with an empty sheet and is saved as what it is made from', async () => {
    const now = { agreement: noAgreement }
    const page = await openAgreement(now, {
      answers: {
        [`PUT ${agreementPath}`]: async () => {
          now.agreement = anAgreement({ savedById: me })
          return { status: 200, body: now.agreement }
        },
      },
    })
    await page.user.click(await screen.findByRole('button', { name: 'Start with an empty sheet' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Edit the agreement' }))
    await page.user.type(await rent(), ' Half each ')
    await save(page)
    await screen.findByText('Half each')
    expect(page.sent()).toMatchObject([
      { body: { version: 0, sections: { ...noSections, rent: 'Half each' } } },
    ])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Living agreement' }))
    screen.getByText(/^Last changed by you/)
  })

  test('begins with the answers of both, each in the section that its question is about', async () => {
    const { user } = await openAgreement({ agreement: noAgreement }, { cards: [answered] })
    await user.click(await screen.findByRole('button', { name: 'Start from your answers' }))
    const bills = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Bills and costs' })
    expect(bills.value).toBe('Ahmed: Half each\nFaisal: بالعدّاد')
    // They are in it, and offered no more.
    expect(screen.queryByRole('button', { name: /^Add both answers/ })).toBeNull()
    await user.clear(bills)
    await user.click(screen.getByRole('button', { name: /^Add both answers/ }))
    expect(bills.value).toBe('Ahmed: Half each\nFaisal: بالعدّاد')
  })

  test('in Arabic has the words of the page, and texts as they were typed', async () => {
    await openAgreement({ agreement: anAgreement() }, { language: 'ar' })
    await screen.findByRole('heading', { level: 1, name: 'اتفاق السكن' })
    screen.getByText('تقسيم الإيجار')
    screen.getByText('Half each')
    expect(screen.getAllByRole('link', { name: 'ejar.sa' })[0]?.getAttribute('href')).toBe(
      'https://www.ejar.sa',
    )
  })
})

test('an agreement that is not there yet leads back to the conversation, and names its other one once it is', async () => {
  let answer = (): void => undefined
  const read = new Promise<void>((resolve) => {
    answer = resolve
  })
  await openAgreement(
    { agreement: noAgreement },
    {
      answers: {
        [`GET ${agreementPath}`]: async () => {
          await read
          return { status: 200, body: noAgreement }
        },
      },
    },
  )
  await screen.findByRole('link', { name: 'Back to the conversation' })
  answer()
  await screen.findByRole('link', { name: 'Back to the conversation with Faisal' })
})

describe('approving', () => {
  test('names the version that is read, and both make it agreed on a date, which has the focus then', async () => {
    const now = { agreement: anAgreement({ otherApprovedAt: moment }) }
    const { user, sent } = await openAgreement(now, {
      answers: {
        [`PUT ${agreementPath}/approval`]: async () => {
          now.agreement = { ...now.agreement, ownApprovedAt: '2026-11-22T09:00:00.000Z' }
          return { status: 200, body: now.agreement }
        },
      },
    })
    await screen.findByText('Faisal has approved this version. Your approval is missing.')
    await user.dblClick(screen.getByRole('button', { name: 'Approve version 1' }))
    const agreed = await screen.findByText('Agreed on 22 November 2026')
    await waitFor(() => expect(document.activeElement).toBe(agreed.closest('[tabindex]')))
    expect(sent().map(({ body }) => body)).toEqual([{ version: 1, approved: true }])
  })

  test('is taken back while the other has not approved', async () => {
    const now = { agreement: anAgreement({ ownApprovedAt: moment }) }
    const { user, sent } = await openAgreement(now, {
      answers: {
        [`PUT ${agreementPath}/approval`]: async () => {
          now.agreement = anAgreement()
          return { status: 200, body: now.agreement }
        },
      },
    })
    await screen.findByText('You have approved this version. Waiting for Faisal.')
    await user.click(screen.getByRole('button', { name: 'Take my approval back' }))
    await screen.findByText('Neither of you has approved this version yet.')
    expect(sent()).toMatchObject([{ body: { version: 1, approved: false } }])
  })

  test('of a version that was changed meanwhile says so, and shows the newer one', async () => {
    const now = { agreement: anAgreement() }
    const { user } = await openAgreement(now, {
      answers: {
        [`PUT ${agreementPath}/approval`]: async () => {
          now.agreement = anAgreement({ version: 2, sections: { ...noSections, rent: 'By room' } })
          return changed
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Approve version 1' }))
    await screen.findByText('By room')
    screen.getByText(/^Nothing has changed\. The agreement was changed meanwhile/)
    screen.getByRole('button', { name: 'Approve version 2' })
  })

  test('shows as soon as the other one does it', async () => {
    const now = { agreement: anAgreement({ ownApprovedAt: moment }) }
    await openAgreement(now)
    await screen.findByText('You have approved this version. Waiting for Faisal.')
    now.agreement = anAgreement({ ownApprovedAt: moment, otherApprovedAt: moment })
    await agreementChanges()
    await screen.findByText('Agreed on 21 November 2026')
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  })

  test('was of what a change replaced: the agreed version can be read still', async () => {
    const lastAgreed = { version: 1, sections: { ...noSections, rent: 'Half each' }, agreedAt: moment }
    const { user } = await openAgreement({
      agreement: anAgreement({ version: 2, sections: { ...noSections, rent: 'By room' }, lastAgreed }),
    })
    await screen.findByText('By room')
    await user.click(screen.getByRole('button', { name: 'Show the agreed version' }))
    within(screen.getByRole('article', { name: 'Version 1' })).getByText('Half each')
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to version 2' }))
    within(screen.getByRole('article', { name: 'Version 2' })).getByText('By room')
  })
})

test('agreement that reads as fraud shows a warning where the other member wrote it', async () => {
  const sections = { ...noSections, rent: 'Send the deposit today and I hold the room for you' }
  await openAgreement({ agreement: anAgreement({ sections }) })
  await screen.findByText(/^This asks for money before a viewing/)
})

test('agreement with a deleted member says so, also while it is read', async () => {
  let status = 200
  await openAgreement(
    { agreement: anAgreement() },
    {
      answers: {
        [`GET ${agreementPath}`]: async () => ({
          status,
          body: status === 200 ? anAgreement() : { code: 'not-found', message: 'x' },
        }),
      },
    },
  )
  await screen.findByText('Half each')
  status = 404
  await act(async () => socket.serverEmits('room:removed', { chatRoomId: roomId }))
  await screen.findByRole('heading', { name: 'This conversation is no longer available' })
})

test('agreement that cannot be read says why, and can be retried', async () => {
  const now = { agreement: anAgreement() }
  let down = true
  const { user } = await openAgreement(now, {
    answers: {
      [`GET ${agreementPath}`]: async () => (down ? unavailable : { status: 200, body: now.agreement }),
    },
  })
  await screen.findByText('The agreement could not be loaded')
  down = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Half each')
})

test('agreement is printed by the browser', async () => {
  const print = jest.fn()
  Object.assign(window, { print })
  const { user } = await openAgreement({ agreement: anAgreement({ savedById: other }) })
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }))
  expect(print).toHaveBeenCalledTimes(1)
})

test('the menu of a room leads to the agreement', async () => {
  apiAnswers(aMemberWith([aRoom({ messages: [aMessage()] })], [aMessage()]))
  const user = await showChat(`/chat/${roomId}`)
  await user.click(await screen.findByRole('button', { name: 'More options: Faisal' }))
  const link = await screen.findByRole('menuitem', { name: 'Living agreement' })
  expect(link.getAttribute('href')).toBe(`/chat/${roomId}/agreement`)
})

test('a card that both answered leads to the agreement', async () => {
  apiAnswers({
    ...aMemberWith([aRoom({ messages: [aMessage()] })], [aMessage()]),
    [`GET ${questionCardsPath}`]: { status: 200, body: [answered] },
  })
  const user = await showChat(`/chat/${roomId}`)
  await user.click(await screen.findByRole('button', { name: 'See' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('link', { name: 'To the living agreement' }).getAttribute('href')).toBe(
    `/chat/${roomId}/agreement`,
  )
})
