import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { session } from '@rafiq/platform/shell'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { aShell } from '../testing/a-shell.tsx'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderShell } from '../testing/render-shell.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => session.end())

test('frame stays the same while the first page arrives, and asks once who the caller is', async () => {
  const caller = { id: 'Noura', role: 'user' }
  answerCalls({ '/api/me': { body: caller } })
  session.start('t1')
  const { promise, resolve: arrive } = Promise.withResolvers<{ element: ReactNode }>()
  renderShell(aShell, { at: '/login', pages: [{ path: '/login', lazy: () => promise }] })
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
