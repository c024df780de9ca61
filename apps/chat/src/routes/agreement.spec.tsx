import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type ApiAnswers, apiAnswers } from '@rafiq/app-kit/testing'
import { type Agreement, noSections, type QuestionCard } from '@rafiq/contracts/chat'
import type { Language } from '@rafiq/platform-contracts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { aCard, aMessage, anAgreement, aRoom, me, other, roomId } from '../testing/a-message.ts'
import {
  agreementPath,
  aMemberWith,
  questionCardsPath,
  resetBrowser,
  showChat,
  socket,
} from '../testing/show.tsx'

beforeEach(resetBrowser)

const blank = anAgreement({ version: 0, sections: noSections, savedById: null, savedAt: null })
const moment = '2026-11-21T09:00:00.000Z'
const own = { content: 'Half each', clientId: '01890a5d-ac96-774b-bcce-b302099a8200' }
const answered = aCard({ own, other: { answered: true, content: 'بالعدّاد' } })
const unavailable = { status: 503, body: { code: 'unavailable', message: 'x' } }
const changed = { status: 409, body: { code: 'agreement-changed', message: 'x' } }

type Options = { answers?: ApiAnswers; cards?: QuestionCard[]; language?: Language }

/** The page of an agreement that is what the object holds whenever it is read. */
async function open(now: { agreement: Agreement }, { answers = {}, cards = [], language }: Options = {}) {
  const calls = apiAnswers({
    ...aMemberWith([aRoom({ messages: [aMessage()] })], [aMessage()]),
    'GET /api/user/profile': { status: 200, body: { id: me, name: 'Ahmed' } },
    [`GET ${questionCardsPath}`]: { status: 200, body: cards },
    [`GET ${agreementPath}`]: async () => ({ status: 200, body: now.agreement }),
    ...answers,
  })
  const user = await showChat(`/chat/${roomId}/agreement`, language)
  return { user, sent: () => calls.filter(({ method }) => method === 'PUT') }
}

const told = () => act(async () => socket.serverEmits('agreement:changed', { chatRoomId: roomId }))
const rent = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Rent split' })
const edit = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) =>
  user.click(await screen.findByRole('button', { name: 'Edit agreement' }))
const save = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) =>
  user.click(screen.getByRole('button', { name: 'Save agreement' }))

describe('an agreement that nobody began', () => {
  test('begins with an empty sheet and is saved as what it is made from', async () => {
    const now = { agreement: blank }
    const page = await open(now, {
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
    const { user } = await open({ agreement: blank }, { cards: [answered] })
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
    await open({ agreement: anAgreement() }, { language: 'ar' })
    await screen.findByRole('heading', { level: 1, name: 'اتفاق السكن' })
    screen.getByText('تقسيم الإيجار')
    screen.getByText('Half each')
    expect(screen.getAllByRole('link', { name: 'ejar.sa' })[0]?.getAttribute('href')).toBe(
      'https://www.ejar.sa',
    )
  })
})

describe('approving', () => {
  test('names the version that is read, and both make it agreed on a date', async () => {
    const now = { agreement: anAgreement({ otherApprovedAt: moment }) }
    const { user, sent } = await open(now, {
      answers: {
        [`PUT ${agreementPath}/approval`]: async () => {
          now.agreement = { ...now.agreement, ownApprovedAt: '2026-11-22T09:00:00.000Z' }
          return { status: 200, body: now.agreement }
        },
      },
    })
    await screen.findByText('Faisal has approved this version. Your approval is missing.')
    await user.dblClick(screen.getByRole('button', { name: 'Approve version 1' }))
    await screen.findByText('Agreed on 22 November 2026')
    expect(sent().map(({ body }) => body)).toEqual([{ version: 1, approved: true }])
  })

  test('is taken back while the other has not approved', async () => {
    const now = { agreement: anAgreement({ ownApprovedAt: moment }) }
    const { user, sent } = await open(now, {
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
    const { user } = await open(now, {
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
    await open(now)
    await screen.findByText('You have approved this version. Waiting for Faisal.')
    now.agreement = anAgreement({ ownApprovedAt: moment, otherApprovedAt: moment })
    await told()
    await screen.findByText('Agreed on 21 November 2026')
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  })

  test('was of what a change replaced: the agreed version can be read still', async () => {
    const lastAgreed = { version: 1, sections: { ...noSections, rent: 'Half each' }, agreedAt: moment }
    const { user } = await open({
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

describe('a change', () => {
  test('that does not get through stays, also over a new opening of the page', async () => {
    const page = await open(
      { agreement: anAgreement() },
      { answers: { [`PUT ${agreementPath}`]: unavailable } },
    )
    await edit(page)
    await page.user.type(await rent(), '!')
    await save(page)
    await screen.findByText(/^The agreement was not saved, and what you typed is still here\./)
    expect((await rent()).value).toBe('Half each!')
    cleanup()
    await showChat(`/chat/${roomId}/agreement`)
    expect((await rent()).value).toBe('Half each!')
  })

  test('meets a newer version: the rest of it is added, and of what both wrote one is chosen', async () => {
    const now = { agreement: anAgreement() }
    const page = await open(now, {
      answers: {
        [`PUT ${agreementPath}`]: async () => {
          if (now.agreement.version === 2) return { status: 200, body: { ...now.agreement, version: 3 } }
          now.agreement = anAgreement({
            version: 2,
            sections: { ...noSections, rent: 'By room', guests: 'At weekends' },
          })
          return changed
        },
      },
    })
    await edit(page)
    await page.user.type(await rent(), ', at first')
    await save(page)
    const conflict = within(await screen.findByRole('region', { name: 'Faisal wrote in version 2:' }))
    conflict.getByText('By room')
    expect((await rent()).value).toBe('Half each, at first')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Guests' }).value).toBe('At weekends')
    await save(page)
    screen.getByText('Choose one of the two texts before you save.')
    expect(page.sent()).toHaveLength(1)
    await page.user.click(conflict.getByRole('button', { name: 'Keep what I typed' }))
    await save(page)
    await waitFor(() =>
      expect(page.sent()[1]).toMatchObject({
        body: {
          version: 2,
          sections: { ...noSections, rent: 'Half each, at first', guests: 'At weekends' },
        },
      }),
    )
  })

  test('of the other one comes into the form while one writes', async () => {
    const now = { agreement: anAgreement() }
    const page = await open(now)
    await edit(page)
    await page.user.type(await rent(), ', at first')
    now.agreement = anAgreement({ version: 2, sections: { ...noSections, rent: 'By room' } })
    await told()
    const conflict = within(await screen.findByRole('region', { name: 'Faisal wrote in version 2:' }))
    await page.user.click(conflict.getByRole('button', { name: 'Take the saved text' }))
    expect((await rent()).value).toBe('By room')
    expect(document.activeElement).toBe(await rent())
  })

  test('that is too long is refused at its field, without a call', async () => {
    const page = await open({ agreement: anAgreement() })
    await edit(page)
    await page.user.click(await rent())
    await page.user.paste('x'.repeat(1_200))
    await save(page)
    screen.getByText('The text is too long. It can have 1200 characters.')
    expect(document.activeElement).toBe(await rent())
    expect(page.sent()).toEqual([])
  })

  test('is discarded after a question, and nothing of none is sent', async () => {
    const page = await open({ agreement: anAgreement() })
    await edit(page)
    await save(page)
    await edit(page)
    await page.user.type(await rent(), '!')
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog'))
    await page.user.click(question.getByRole('button', { name: 'Discard change' }))
    await screen.findByRole('button', { name: 'Edit agreement' })
    expect(page.sent()).toEqual([])
  })
})

test('an agreement that reads as fraud is warned of where the other one wrote it', async () => {
  const sections = { ...noSections, rent: 'Send the deposit today and I hold the room for you' }
  await open({ agreement: anAgreement({ sections }) })
  await screen.findByText(/^This asks for money before a viewing/)
})

test('an agreement of somebody who is gone says so, also under its reader', async () => {
  let status = 200
  await open(
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

test('an agreement that cannot be read says why, and is read again', async () => {
  const now = { agreement: anAgreement() }
  let down = true
  const { user } = await open(now, {
    answers: {
      [`GET ${agreementPath}`]: async () => (down ? unavailable : { status: 200, body: now.agreement }),
    },
  })
  await screen.findByText('The agreement could not be loaded')
  down = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Half each')
})

test('an agreement is printed by the browser', async () => {
  const print = jest.fn()
  Object.assign(window, { print })
  const { user } = await open({ agreement: anAgreement({ savedById: other }) })
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
