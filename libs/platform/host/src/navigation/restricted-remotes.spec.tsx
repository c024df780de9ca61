import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { session } from '@rafiq/platform/shell'
import { act, screen, waitFor } from '@testing-library/react'
import { aRemote } from '../testing/a-remote.ts'
import { aShell } from '../testing/a-shell.tsx'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderShell } from '../testing/render-shell.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => session.end())

const label = { ar: 'الفريق', en: 'Staff' }
const panel = aRemote('staff', ['/staff/*'], [{ path: '/staff', label, order: 5 }])
const pages = [{ path: '/help', element: <h1>Help</h1> }]
const asking = '/api/composition/restricted?composition=test-page'
const restricted = [{ path: '/staff/*', roles: ['keeper'] }]

const somebody = (role: string) => ({ body: { id: '1', role } })
const asked = () => (globalThis.fetch as unknown as { mock: { calls: unknown[][] } }).mock.calls.flat()

test('who has the role gets the menu entry of a remote that the document does not name', async () => {
  answerCalls({
    '/api/me': somebody('keeper'),
    [asking]: { body: { microFrontends: panel } },
  })
  session.start('a-keeper')
  renderShell(aShell, { at: '/help', pages, restricted })
  await screen.findByRole('link', { name: 'Staff' })
})

test('restricted remotes are not requested for a caller without the role', async () => {
  answerCalls({ '/api/me': somebody('user') })
  session.start('a-member')
  renderShell(aShell, { at: '/help', pages, restricted })
  await screen.findByRole('heading', { name: 'Help' })
  await waitFor(() => expect(asked()).toContain('/api/me'))
  await act(async () => undefined)
  expect(asked()).not.toContain(asking)
})
