import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { session } from '@rafiq/platform/shell'
import { act, screen, waitFor } from '@testing-library/react'
import { aRemote } from '../../testing/a-remote.ts'
import { answerCalls, renderShell } from '../../testing/render-shell.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => session.end())

const label = { ar: 'الإشراف', en: 'Moderator' }
const panel = aRemote('moderation', ['/moderator/*'], [{ path: '/moderator', label, order: 5 }])
const pages = [{ path: '/support', element: <h1>Support page</h1> }]
const restricted = '/api/composition/restricted?composition=test-page'

const somebody = (role: string) => ({ body: { id: '1', role, email: 'a@rafiq.test', name: 'Noura' } })
const asked = () => (globalThis.fetch as unknown as { mock: { calls: unknown[][] } }).mock.calls.flat()

test('a moderator has the menu entry of a remote that the document does not name', async () => {
  answerCalls({
    '/api/user/profile': somebody('moderator'),
    [restricted]: { body: { microFrontends: panel } },
  })
  session.start('a-moderator')
  renderShell({ at: '/support', pages })
  await screen.findByRole('link', { name: 'Moderator' })
})

test('for a member nothing is asked', async () => {
  answerCalls({ '/api/user/profile': somebody('user') })
  session.start('a-member')
  renderShell({ at: '/support', pages })
  await screen.findByRole('heading', { name: 'Support page' })
  await waitFor(() => expect(asked()).toContain('/api/user/profile'))
  await act(async () => undefined)
  expect(asked()).not.toContain(restricted)
})
