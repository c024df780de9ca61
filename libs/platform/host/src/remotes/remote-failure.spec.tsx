import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

const load = jest.fn<() => Promise<unknown>>()
jest.unstable_mockModule('./load-version.ts', () => ({ loadVersion: load }))
const { aShell } = await import('../testing/a-shell.tsx')
const { renderShell } = await import('../testing/render-shell.tsx')
const { routerGeneration } = await import('./page-state.ts')

const remotes = {
  chat: [
    {
      url: '/remotes/chat/2.0.0/remoteEntry.js',
      metadata: { version: '2.0.0', integrity: 'sha384-2' },
      extras: { routes: [{ path: '/talk' }], navigation: [] },
    },
  ],
}

test('a remote that does not load costs its own area: header and footer stay, and the panel says what to do', async () => {
  load.mockRejectedValue(new Error('gone'))
  renderShell(aShell, { at: '/talk', remotes })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This section cannot be opened right now' }),
  ).toBeTruthy()
  expect(screen.getByText('test-page')).toBeTruthy()
  expect(screen.getByRole('banner')).toBeTruthy()
  expect(screen.getByRole('contentinfo')).toBeTruthy()
  const before = routerGeneration.getState().generation
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(routerGeneration.getState().generation).toBe(before + 1)
})

test('the frame is there while the remote is on its way, and the remote in its own area afterwards', async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<unknown>()
  load.mockReturnValue(promise)
  renderShell(aShell, { at: '/talk', remotes })
  expect(screen.getByRole('banner')).toBeTruthy()
  arrive({ name: 'chat', messages: { ar: {}, en: {} }, routes: [{ path: '/talk', element: <h1>Rooms</h1> }] })
  const heading = await screen.findByRole('heading', { name: 'Rooms' })
  expect(heading.closest('[data-remote]')?.getAttribute('data-remote')).toBe('chat@2.0.0')
})
