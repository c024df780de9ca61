import { beforeEach, describe, expect, test } from '@jest/globals'
import { unreachable } from '@rafiq/app-kit/testing'
import { noSections } from '@rafiq/contracts/chat'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { anAgreement, roomId } from '../testing/a-message.ts'
import {
  agreementChanges,
  changed,
  edit,
  openAgreement,
  rent,
  save,
  unavailable,
} from '../testing/open-agreement.tsx'
import { agreementPath, resetBrowser, showChat } from '../testing/show.tsx'

beforeEach(resetBrowser)

describe('a change of an agreement', () => {
  test.each([
    ['the service is unavailable', unavailable],
    ['there is no network', unreachable],
  ])('stays where %s, also over a new opening of the page', async (_, answer) => {
    const page = await openAgreement(
      { agreement: anAgreement() },
      { answers: { [`PUT ${agreementPath}`]: answer } },
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
    const page = await openAgreement(now, {
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
    const page = await openAgreement(now)
    await edit(page)
    await page.user.type(await rent(), ', at first')
    now.agreement = anAgreement({ version: 2, sections: { ...noSections, rent: 'By room' } })
    await agreementChanges()
    const conflict = within(await screen.findByRole('region', { name: 'Faisal wrote in version 2:' }))
    await page.user.click(conflict.getByRole('button', { name: 'Take the saved text' }))
    expect((await rent()).value).toBe('By room')
    expect(document.activeElement).toBe(await rent())
  })

  test('that is too long is refused at its field, without a call', async () => {
    const page = await openAgreement({ agreement: anAgreement() })
    await edit(page)
    await page.user.click(await rent())
    await page.user.paste('x'.repeat(1_200))
    await save(page)
    screen.getByText('The text is too long. It can have 1200 characters.')
    expect(document.activeElement).toBe(await rent())
    expect(page.sent()).toEqual([])
  })

  test('is discarded after a question, and nothing of none is sent', async () => {
    const page = await openAgreement({ agreement: anAgreement() })
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
