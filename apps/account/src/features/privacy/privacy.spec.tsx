import { beforeEach, expect, test } from '@jest/globals'
import { aProfile, apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { toast } from '@rafiq/platform'
import { useQuery } from '@rafiq/platform/query'
import { Link, Outlet } from '@rafiq/platform/router'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.tsx'
import { showAccount } from '../../testing/show.tsx'

const profile = 'GET /api/user/profile'
const consent = `PATCH /api/users/${aProfile().id}/consent`

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

const theSwitch = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'Phone Number Sharing with Matches' })

/** A server that keeps the two flags. */
function server(start: Partial<ReturnType<typeof aProfile>> = {}) {
  const state = aProfile(start)
  const set = (share: boolean) => Object.assign(state, { phoneShareConsent: share, isActive: share })
  const answers = (answerConsent: () => Promise<{ status: number; body?: unknown }>) =>
    apiAnswers({ [profile]: async () => ({ status: 200, body: { ...state } }), [consent]: answerConsent })
  return { state, set, answers }
}

test.each([
  [true, 'Active Matching'],
  [false, 'Paused'],
])('a member with isActive %s reads %s, and that only matches see the details', async (isActive, badge) => {
  server({ isActive }).answers(async () => ({ status: 500 }))
  showAccount()
  const section = within(await screen.findByRole('region', { name: 'Privacy & Matching' }))
  section.getByText(badge)
  section.getByText('Your details are shared only with your matches.')
})

test.each([
  [
    'ar',
    'لم تتم مشاركة رقمك بعد، والمطابقة نشطة والتواصل عبر المحادثة. عند التفعيل يظهر رقمك للمتوافقين معك، وعند إيقافه بعد ذلك تتوقف المطابقة أيضًا.',
  ],
  [
    'en',
    'Your number has not been shared yet: matching is active, and they can reach you by chat. Turning the switch on shows them your number, and turning it off after that pauses matching as well.',
  ],
] as const)(
  'a visible member who has not shared the number reads in %s that matching is active all the same',
  async (language, text) => {
    server({ phoneShareConsent: false, isActive: true }).answers(async () => ({ status: 500 }))
    showAccount({ language })
    await screen.findByText(text)
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
  },
)

test('a changed consent has the profile read again', async () => {
  const { state, set, answers } = server()
  const calls = answers(async () => {
    set(true)
    return { status: 200, body: { id: state.id, phoneShareConsent: true, isActive: true } }
  })
  const user = showAccount()
  await user.click(await theSwitch())
  const about = () =>
    calls.map(({ method, path }) => `${method} ${path}`).filter((call) => [profile, consent].includes(call))
  await waitFor(() => expect(about()).toEqual([profile, consent, profile]))
})

/** Another remote's page, which reads the same matches, and the ways between the two. */
function MatchCount() {
  const { data } = useQuery<unknown[]>({ queryKey: ['/api/user/matches'] })
  return <p>{data ? `${data.length} matches` : 'Reading'}</p>
}
const withMatches = {
  ...remote,
  routes: [
    {
      element: (
        <>
          <Link to="/matches">To the matches</Link>
          <Link to="/account">To the account</Link>
          <Outlet />
        </>
      ),
      children: [...remote.routes, { path: '/matches', Component: MatchCount }],
    },
  ],
}

test.each([
  [true, '0 matches', '1 matches'],
  [false, '1 matches', '0 matches'],
])('after the consent %p the earlier matches (%s) are not shown again', async (share, before, after) => {
  const { state, set } = server({ isActive: !share, phoneShareConsent: !share })
  const consented = async () => {
    set(share)
    return { status: 200, body: { id: state.id, phoneShareConsent: share, isActive: share } }
  }
  const gate = Promise.withResolvers<void>()
  apiAnswers({
    [profile]: async () => ({ status: 200, body: { ...state } }),
    [consent]: consented,
    'GET /api/user/matches': async () => {
      if (state.isActive === share) await gate.promise
      return { status: 200, body: state.isActive ? [{}] : [] }
    },
  })
  const user = showAccount({ at: '/matches', pages: withMatches })
  await screen.findByText(before)
  await user.click(screen.getByRole('link', { name: 'To the account' }))
  await user.click(await theSwitch())
  await waitFor(() => expect(shownToast()?.title).toBe('Privacy Settings Updated'))
  await user.click(screen.getByRole('link', { name: 'To the matches' }))
  await screen.findByText('Reading')
  gate.resolve()
  await screen.findByText(after)
})

test('switching consent on is shown at once, sets both flags, and records wording and language', async () => {
  const { state, set, answers } = server()
  const gate = Promise.withResolvers<void>()
  const calls = answers(async () => {
    await gate.promise
    set(true)
    return { status: 200, body: { id: state.id, phoneShareConsent: true, isActive: true } }
  })
  const user = showAccount()
  await user.click(await theSwitch())
  expect((await theSwitch()).checked).toBe(true)
  screen.getByText('Now: your matches see your profile and your number')
  gate.resolve()
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Privacy Settings Updated',
      description: 'Your phone sharing consent has been updated.',
      tone: 'success',
    }),
  )
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    phoneShareConsent: true,
    isActive: true,
    wording: 'account.consent@1',
    language: 'en',
  })
})

test('switching consent off hides the member and says so', async () => {
  const { state, set, answers } = server({ phoneShareConsent: true })
  const calls = answers(async () => {
    set(false)
    return { status: 200, body: { id: state.id, phoneShareConsent: false, isActive: false } }
  })
  const user = showAccount()
  await user.click(await theSwitch())
  await screen.findByText('Now: nobody sees your profile or your number')
  screen.getByText('Paused')
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    phoneShareConsent: false,
    isActive: false,
  })
})

test('a refused consent change takes the switch back and says why', async () => {
  const { answers } = server()
  answers(async () => ({ status: 503, body: { code: 'unavailable', message: 'x' } }))
  const user = showAccount()
  await user.click(await theSwitch())
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Update Failed',
      description: 'The service is not available at the moment. Please try again shortly.',
      tone: 'error',
    }),
  )
  expect((await theSwitch()).checked).toBe(false)
  screen.getByText('Now: your matches see your profile, without your number')
})

test('a consent change that is refused after its page was left says so on the next page', async () => {
  toast({ title: 'From before' })
  const gate = Promise.withResolvers<void>()
  const { answers } = server({ phoneShareConsent: true })
  answers(async () => {
    await gate.promise
    return { status: 503, body: { code: 'unavailable', message: 'x' } }
  })
  const user = showAccount()
  await user.click(await theSwitch())
  await user.click(screen.getByRole('link', { name: 'Edit Profile' }))
  await screen.findByText('/questionnaire')
  gate.resolve()
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Update Failed', tone: 'error' }))
})

test('a second click on the switch while the first is under way does nothing', async () => {
  const { answers } = server()
  const calls = answers(() => new Promise(() => undefined))
  const user = showAccount()
  await user.dblClick(await theSwitch())
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

test.each([true, false])(
  'a pause by the team is told beside a switch that is %p',
  async (phoneShareConsent) => {
    server({ phoneShareConsent, isActive: false, pausedByStaff: true }).answers(async () => ({ status: 500 }))
    showAccount()
    await screen.findByText('The Rafiq team has paused this account')
    screen.getByText(/Only the team can lift the pause/)
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
  },
)

test.each([
  ['2026-12-01T09:00:00.000Z', 'Why: fraud, or asking for money. It ends by itself on 1 December 2026.'],
  [null, 'Why: fraud, or asking for money.'],
])('a pause by the team until %s says why and when it ends', async (until, words) => {
  server({ isActive: false, pausedByStaff: true, staffPause: { reason: 'fraud', until } }).answers(
    async () => ({ status: 500 }),
  )
  showAccount()
  await screen.findByText(words)
})

test('switching consent on does not lift a pause by the team', async () => {
  const { answers } = server({ phoneShareConsent: false, isActive: false, pausedByStaff: true })
  answers(() => new Promise(() => undefined))
  const user = showAccount()
  await user.click(await theSwitch())
  screen.getByText('The Rafiq team has paused this account')
  screen.getByText('Paused')
})
