import { beforeEach, expect, test } from '@jest/globals'
import { aProfile, apiAnswers, aStaffProfile, shownToast, unreachable } from '@rafiq/app-kit/testing'
import type { Habits } from '@rafiq/contracts/habits'
import type { UserProfile } from '@rafiq/contracts/members'
import { toast } from '@rafiq/platform'
import type { Language } from '@rafiq/platform-contracts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { showAccount } from '../testing/show.tsx'

const path = '/api/user/habits'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

type Given = {
  card?: Habits
  profile?: UserProfile
  refuses?: boolean
  isOffline?: () => boolean
  until?: Promise<void>
}

/** A server that keeps the card, or refuses it. */
function server({
  card = { dealBreakers: [] },
  profile = aProfile(),
  refuses = false,
  isOffline = () => false,
  until,
}: Given = {}) {
  const state = { card }
  const calls = apiAnswers({
    'GET /api/user/profile': { status: 200, body: profile },
    [`GET ${path}`]: async () => ({ status: 200, body: state.card }),
    [`PUT ${path}`]: async () => {
      await until
      if (isOffline()) return unreachable()
      if (refuses) return { status: 503, body: { code: 'unavailable', message: 'x' } }
      state.card = calls.at(-1)?.body as Habits
      return { status: 200, body: state.card }
    },
  })
  return { saved: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) }
}
const show = (language: Language = 'en') => showAccount({ at: '/account/habits', language })
const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name })

test('a card of habits is answered in part, and saved as a whole', async () => {
  const { saved } = server({ card: { cooking: 'daily', dealBreakers: [] } })
  const user = show()
  expect((await select('Cooking')).value).toBe('daily')
  await user.selectOptions(await select('Guests'), 'Rarely')
  await user.selectOptions(await select('Cooking'), 'No answer')
  await user.click(screen.getByRole('checkbox', { name: 'Smoking' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved()).toEqual([{ guests: 'rarely', dealBreakers: ['smoking'] }]))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your card is saved' }))
})

test('a card of habits that was not saved says so, and keeps what was answered', async () => {
  const { saved } = server({ refuses: true })
  const user = show()
  await user.selectOptions(await select('Bedtime'), 'After 1 am')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your card was not saved', tone: 'error' }))
  expect((await select('Bedtime')).value).toBe('after-1')
  expect(saved()).toHaveLength(1)
})

test('a card of habits keeps what was answered offline, and is saved when the network is back', async () => {
  let offline = true
  const { saved } = server({ isOffline: () => offline })
  const user = show()
  await user.selectOptions(await select('Bedtime'), 'After 1 am')
  const save = screen.getByRole('button', { name: 'Save' })
  await user.click(save)
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Your card was not saved', description: 'Network error' }),
  )
  expect((await select('Bedtime')).value).toBe('after-1')
  offline = false
  await user.click(save)
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your card is saved' }))
  expect(saved()).toHaveLength(2)
})

test('a card of habits is saved once however often Save is pressed', async () => {
  const gate = Promise.withResolvers<void>()
  const { saved } = server({ until: gate.promise })
  const user = show()
  await user.selectOptions(await select('Guests'), 'Often')
  const save = screen.getByRole('button', { name: 'Save' })
  await user.dblClick(save)
  await user.click(save)
  gate.resolve()
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your card is saved' }))
  expect(saved()).toHaveLength(1)
})

test('a card of habits keeps over a reload what was changed, says that it is not saved, and saves it', async () => {
  const { saved } = server({ card: { guests: 'rarely', dealBreakers: [] } })
  await show().selectOptions(await select('Guests'), 'Often')
  cleanup()
  const user = show()
  expect((await select('Guests')).value).toBe('often')
  screen.getByText('Your changes are not saved yet.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText('Your changes are not saved yet.')).toBeNull())
  expect(saved()).toEqual([{ guests: 'often', dealBreakers: [] }])
})

test('a card of habits that is changed while it is being saved says that this is not saved', async () => {
  toast({ title: 'From before' })
  const gate = Promise.withResolvers<void>()
  server({ until: gate.promise })
  const user = show()
  await user.selectOptions(await select('Guests'), 'Often')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.selectOptions(await select('Guests'), 'Rarely')
  gate.resolve()
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your card is saved' }))
  screen.getByText('Your changes are not saved yet.')
})

test('a card of habits that was not saved after its page was left says so on the next page', async () => {
  toast({ title: 'From before' })
  const gate = Promise.withResolvers<void>()
  server({ refuses: true, until: gate.promise })
  const user = show()
  await user.selectOptions(await select('Guests'), 'Often')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('link', { name: 'Back to Account' }))
  await screen.findByRole('region', { name: 'How you live' })
  gate.resolve()
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your card was not saved', tone: 'error' }))
})

test('who owns a pet by the questionnaire is not asked about pets again', async () => {
  server({ profile: aProfile({ lifestyle: ['working', 'pet-owner'] }) })
  show()
  await select('Guests')
  expect(screen.queryByRole('combobox', { name: 'Pets' })).toBeNull()
  expect(screen.getByText(/Your profile says that you own a pet/)).toBeTruthy()
})

test('the question about prayer says in Arabic that it is one’s own choice and who sees the answer', async () => {
  server()
  show('ar')
  const prayer = await select('الصلاة')
  const hint = document.getElementById(prayer.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toMatch(/الإجابة اختيار لك وحدك/)
})

test('staff are told why they have no card of habits', async () => {
  server({ profile: aStaffProfile() })
  show()
  await screen.findByText(/no card of habits/)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a card of habits that cannot be read is not overwritten by an empty one', async () => {
  apiAnswers({
    'GET /api/user/profile': { status: 200, body: aProfile() },
    [`GET ${path}`]: { status: 503, body: { code: 'unavailable', message: 'x' } },
  })
  show()
  await screen.findByRole('heading', { name: 'Your card could not be loaded' })
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('the account says how much of the card is answered, what is refused, and leads to it', async () => {
  server({ card: { guests: 'often', prayer: 'private', dealBreakers: ['smoking', 'pets'] } })
  showAccount()
  const section = within(await screen.findByRole('region', { name: 'How you live' }))
  await section.findByText('2 habits answered')
  await section.findByText("You can't live with: Smoking and Pets")
  expect(section.getByRole('link', { name: 'Edit your card' }).getAttribute('href')).toBe('/account/habits')
})
