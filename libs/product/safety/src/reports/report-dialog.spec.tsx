import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { block, choose, sara, show } from '../testing/show.tsx'
import { MessageReport } from './message-report.tsx'

const report = 'POST /api/reports'
const taken = { status: 201, body: { id: '01890a5d-ac96-774b-bcce-b302099a8200' } }

beforeEach(() => void cleanup())

const dialog = async (name = 'Report Sara') => within(await screen.findByRole('dialog', { name }))
const send = async (user: Awaited<ReturnType<typeof choose>>) =>
  user.click((await dialog()).getByRole('button', { name: 'Send report' }))

test('a report with a category alone is sent once, and the page says what happens next', async () => {
  const calls = apiAnswers({ [report]: taken })
  const user = await choose('Report…')
  await user.click((await dialog()).getByRole('radio', { name: 'Harassment or threats' }))
  await user.dblClick((await dialog()).getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.map(({ body }) => body)).toEqual([
    { subject: { kind: 'profile', memberId: sara.id }, category: 'harassment', words: '' },
  ])
  expect(shownToast()).toMatchObject({
    title: 'We have your report',
    description: 'Somebody from the team looks at it. The answer comes to your account, under Your reports.',
  })
})

describe('a report is not sent', () => {
  test('without a category', async () => {
    const calls = apiAnswers({})
    const user = await choose('Report…')
    await send(user)
    await (await dialog()).findByText('Please choose one of the options')
    expect(calls).toEqual([])
  })

  test('with category "other" but no words', async () => {
    const calls = apiAnswers({})
    const user = await choose('Report…')
    await user.click((await dialog()).getByRole('radio', { name: 'Something else' }))
    await send(user)
    await (await dialog()).findByText('Please say in a few words what happened.')
    expect(calls).toEqual([])
  })

  test('with more words than the limit, which is counted before that', async () => {
    const calls = apiAnswers({})
    const user = await choose('Report…')
    await user.click((await dialog()).getByRole('radio', { name: 'Something else' }))
    await user.click((await dialog()).getByRole('textbox'))
    await user.paste('x'.repeat(990))
    await (await dialog()).findByText('10 characters left')
    await user.paste('x'.repeat(11))
    await (await dialog()).findByText('1 character too long')
    await send(user)
    await (await dialog()).findByText('This text is too long')
    expect(calls).toEqual([])
  })
})

test.each([
  [422, 'report-limit', 'You have reached the number of reports for one day. Please come back tomorrow.'],
  [409, 'report-exists', 'You have reported this already. We will tell you once somebody has looked at it.'],
  [404, 'not-found', 'This is no longer here, so it cannot be reported from this page.'],
  [503, 'unavailable', 'The service is not available at the moment. Please try again shortly.'],
])(
  'a rejection with %d %s says why and keeps what was typed, also over closing',
  async (status, code, sentence) => {
    apiAnswers({ [report]: { status, body: { code, message: 'x' } } })
    const user = await choose('Report…')
    await user.click((await dialog()).getByRole('radio', { name: 'Fraud, or asking for money' }))
    await user.type((await dialog()).getByRole('textbox'), 'طلبت عربونًا')
    await send(user)
    await (await dialog()).findByText(sentence)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'More options: Sara' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Report…' }))
    expect((await dialog()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('طلبت عربونًا')
  },
)

describe('a report with a block', () => {
  const withBlock = async (left: () => void) => {
    const user = await choose('Report…', left)
    await user.click((await dialog()).getByRole('radio', { name: 'Somebody under 18' }))
    await user.click((await dialog()).getByRole('checkbox', { name: 'Block Sara as well' }))
    await send(user)
  }

  test('reports first, then blocks, and offers the way back', async () => {
    const calls = apiAnswers({ [report]: taken, [`PUT ${block}`]: { status: 204 } })
    const left = jest.fn()
    await withBlock(left)
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'We have your report, and Sara is blocked',
        action: { label: 'Undo' },
      }),
    )
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([report, `PUT ${block}`])
    expect(left).toHaveBeenCalledTimes(1)
  })

  test.each([
    [
      409,
      'report-exists',
      'You have reported this already. We will tell you once somebody has looked at it.',
    ],
    [422, 'report-limit', 'You have reached the number of reports for one day. Please come back tomorrow.'],
  ])('a report that is refused with %d %s does not take the block along', async (status, code, why) => {
    const refused = { status, body: { code, message: 'x' } }
    const calls = apiAnswers({ [report]: refused, [`PUT ${block}`]: { status: 204 } })
    const left = jest.fn()
    await withBlock(left)
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Sara is blocked, but no new report was sent',
        description: why,
        action: { label: 'Undo' },
      }),
    )
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([report, `PUT ${block}`])
    expect(left).toHaveBeenCalledTimes(1)
  })

  test('names both failures where neither succeeds, and the form stays', async () => {
    const refused = { status: 422, body: { code: 'report-limit', message: 'x' } }
    apiAnswers({ [report]: refused, [`PUT ${block}`]: { status: 503 } })
    const left = jest.fn()
    await withBlock(left)
    await (await dialog()).findByText(/You have reached the number of reports for one day/)
    expect(shownToast()).toMatchObject({ title: 'The block was not set', tone: 'error' })
    expect(left).not.toHaveBeenCalled()
  })

  test('blocks only once the report is accepted', async () => {
    const calls = apiAnswers({ [report]: { status: 503, body: { code: 'unavailable', message: 'x' } } })
    await withBlock(jest.fn())
    await (await dialog()).findByText(/The service is not available/)
    expect(calls.map(({ method }) => method)).toEqual(['POST'])
  })

  test('keeps the report where the block fails', async () => {
    apiAnswers({ [report]: taken, [`PUT ${block}`]: { status: 503 } })
    const left = jest.fn()
    await withBlock(left)
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'We have your report',
        description: 'But Sara could not be blocked just now. Please try it again from the same menu.',
      }),
    )
    expect(left).not.toHaveBeenCalled()
  })
})

const message = { id: '01890a5d-ac96-774b-bcce-b302099a8300', content: 'أرسل العربون أولًا' }

test('a report of a message shows it as written and sends its id', async () => {
  const calls = apiAnswers({ [report]: taken })
  const closed = jest.fn()
  const user = show(<MessageReport message={message} person={sara} open onOpenChange={closed} />)
  const shown = await dialog('Report a message from Sara')
  shown.getByText(message.content)
  await user.click(shown.getByRole('radio', { name: 'Fraud, or asking for money' }))
  await user.click(shown.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(closed).toHaveBeenCalledWith(false))
  expect(calls[0]?.body).toMatchObject({ subject: { kind: 'message', messageId: message.id } })
})

function Message() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Report this message
      </button>
      <MessageReport message={message} person={sara} open={open} onOpenChange={setOpen} />
    </>
  )
}

test('a report of a message whose dialog could not be loaded opens with the next press', async () => {
  const loaded = await import('./report-dialog.tsx')
  jest.unstable_mockModule('./report-dialog.tsx', () => {
    throw new Error('Loading chunk report failed')
  })
  const user = show(<Message />)
  const button = screen.getByRole('button', { name: 'Report this message' })
  await user.click(button)
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Network error', tone: 'error' }))
  jest.unstable_mockModule('./report-dialog.tsx', () => loaded)
  await user.click(button)
  await dialog('Report a message from Sara')
})
