import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type ApiAnswers, aProfile, apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { aSecurity, aSession } from '../testing/a-security.ts'
import { showAccount } from '../testing/show.tsx'

const sessions = 'GET /api/user/sessions'
const elsewhere = aSession({ id: 's 2', current: false, device: { browser: 'Safari', os: 'iOS' } })

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

/** The security page's part about sessions, with these answers of the platform. */
async function open(answers: ApiAnswers) {
  const calls = apiAnswers({
    'GET /api/user/profile': { status: 200, body: aProfile() },
    'GET /api/user/security': { status: 200, body: aSecurity() },
    ...answers,
  })
  const user = showAccount({ at: '/account/security' })
  const section = within(await screen.findByRole('region', { name: 'Where you are signed in' }))
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  return { user, section, sent }
}

test('sessions are named, this one is marked, and another can be ended', async () => {
  let there = true
  const { user, section, sent } = await open({
    [sessions]: async () => ({ status: 200, body: there ? [aSession(), elsewhere] : [aSession()] }),
    'DELETE /api/user/sessions/s%202': async () => {
      there = false
      return { status: 204 }
    },
  })
  await section.findByText('Chrome on Windows')
  section.getByText('This browser')
  await user.click(section.getByRole('button', { name: 'End the session: Safari on iOS' }))
  await section.findByText('You are signed in nowhere else.')
  expect(document.activeElement).toBe(section.getByRole('heading', { name: 'Chrome on Windows' }))
  expect(sent()).toEqual(['DELETE /api/user/sessions/s%202'])
  expect(shownToast()?.title).toBe('The session was ended')
})

test('two sessions that are ended one right after the other both end', async () => {
  const tablet = aSession({ id: 's3', current: false, device: { browser: 'Edge', os: 'Windows' } })
  const gate = Promise.withResolvers<void>()
  const end = () => gate.promise.then(() => ({ status: 204 }))
  const { user, section, sent } = await open({
    [sessions]: { status: 200, body: [aSession(), elsewhere, tablet] },
    'DELETE /api/user/sessions/s%202': end,
    'DELETE /api/user/sessions/s3': end,
  })
  await user.click(await section.findByRole('button', { name: 'End the session: Safari on iOS' }))
  await user.click(section.getByRole('button', { name: 'End the session: Edge on Windows' }))
  gate.resolve()
  await waitFor(() =>
    expect(sent()).toEqual(['DELETE /api/user/sessions/s%202', 'DELETE /api/user/sessions/s3']),
  )
})

test('security page ends all other sessions at once, and labels an unknown browser as unknown', async () => {
  const others = [{ ...elsewhere, device: { browser: null, os: null } }]
  const { user, section, sent } = await open({
    [sessions]: async () => ({ status: 200, body: [aSession(), ...others] }),
    'DELETE /api/user/sessions': async () => {
      others.length = 0
      return { status: 204 }
    },
  })
  await section.findByText('Unknown browser')
  await user.click(section.getByRole('button', { name: 'End all others' }))
  await waitFor(() => expect(shownToast()?.title).toBe('All other sessions were ended'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(sent()).toEqual(['DELETE /api/user/sessions'])
})
