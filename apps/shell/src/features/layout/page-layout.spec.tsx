import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { session } from '@rafiq/platform/shell'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { answerCalls, renderShell } from '../../testing/render-shell.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => session.end())

test('stays the same frame while the first page arrives, and asks for the profile once', async () => {
  const profile = { id: '1', role: 'user', email: 'a@rafiq.test', name: 'Noura' }
  answerCalls({ '/api/user/profile': { body: profile } })
  session.start('t1')
  const { promise, resolve: arrive } = Promise.withResolvers<{ element: ReactNode }>()
  renderShell({ at: '/login', pages: [{ path: '/login', lazy: () => promise }] })
  const frame = screen.getByRole('banner')
  expect(screen.getByText('Loading...')).toBeTruthy()
  // It would move when the page comes.
  expect(screen.queryByRole('contentinfo')).toBeNull()
  arrive({ element: <h1>Arrived</h1> })
  await screen.findByRole('heading', { name: 'Arrived' })
  expect(screen.getByRole('contentinfo')).toBeTruthy()
  expect(screen.getByRole('banner')).toBe(frame)
  expect(globalThis.fetch).toHaveBeenCalledTimes(1)
})
