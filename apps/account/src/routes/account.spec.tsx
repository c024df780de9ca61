import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { aProfile, apiAnswers, aStaffProfile } from '@rafiq/app-kit/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { showAccount } from '../testing/show.tsx'

const profile = 'GET /api/user/profile'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('the account page', () => {
  test('says that it is loading, then shows the sections', async () => {
    const gate = Promise.withResolvers<void>()
    apiAnswers({ [profile]: () => gate.promise.then(() => ({ status: 200, body: aProfile() })) })
    showAccount()
    await screen.findByText('Loading your account...')
    gate.resolve()
    await screen.findByRole('region', { name: 'Profile Overview' })
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Profile Overview',
      'Privacy & Matching',
      'How you live',
      'Notices',
      'How your matches see you',
      'Your reports',
      'Blocked people',
      'Account Actions',
    ])
  })

  test("denies access without a profile in the spec's words, and leads to sign-in", async () => {
    apiAnswers({ [profile]: { status: 401, body: { code: 'unauthorized', message: 'x' } } })
    showAccount()
    await screen.findByRole('heading', { level: 1, name: 'Access Denied' })
    screen.getByText('Please log in to access your account settings')
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login')
  })

  test('lets a failed read be tried again', async () => {
    let down = true
    apiAnswers({
      [profile]: async () =>
        down
          ? { status: 503, body: { code: 'unavailable', message: 'x' } }
          : { status: 200, body: aProfile() },
    })
    const user = showAccount()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    down = false
    await user.click(retry)
    await screen.findByRole('region', { name: 'Profile Overview' })
  })
})

describe('the overview', () => {
  test('shows e-mail, name, location with area and the day of joining, and leads to editing', async () => {
    apiAnswers({ [profile]: { status: 200, body: aProfile() } })
    showAccount()
    const overview = within(await screen.findByRole('region', { name: 'Profile Overview' }))
    overview.getByText('sara@rafiq.test')
    overview.getByText('سارة')
    overview.getByText('Riyadh, Northeast Riyadh')
    overview.getByText('26 July 2025')
    expect(overview.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe('/questionnaire')
  })

  test('is in Arabic', async () => {
    apiAnswers({ [profile]: { status: 200, body: aProfile() } })
    showAccount({ language: 'ar' })
    const overview = within(await screen.findByRole('region', { name: 'ملخص الملف الشخصي' }))
    overview.getByText('الرياض، شمال شرق الرياض')
    screen.getByRole('switch', { name: 'مشاركة رقم الجوال مع المتوافقين' })
  })

  test('shows staff a role, and neither a card nor a switch nor an edit', async () => {
    apiAnswers({ [profile]: { status: 200, body: aStaffProfile() } })
    showAccount()
    const overview = within(await screen.findByRole('region', { name: 'Profile Overview' }))
    overview.getByText('Moderator')
    overview.getByText('moderator@rafiq.test')
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Edit Profile' })).toBeNull()
    screen.getByRole('button', { name: 'Sign Out' })
  })
})

describe('the own card', () => {
  const card = async () => within(await screen.findByRole('article', { name: 'سارة' }))

  test('shows what matches see: no e-mail, no nationality, and no phone without consent', async () => {
    apiAnswers({ [profile]: { status: 200, body: aProfile() } })
    showAccount()
    const seen = await card()
    seen.getByText('26 years old · Female')
    seen.getByText('15,000 to 25,000 SAR a year')
    seen.getByText('Has an apartment')
    seen.getByText('Separate room')
    seen.getByText('TV and movies')
    seen.getByText('أعمل مهندسة وأحب الهدوء.')
    seen.getByRole('img', { name: 'Your apartment' })
    seen.getByText('Your number is hidden from your matches.')
    expect(seen.queryByText(/966|rafiq\.test|Saudi/)).toBeNull()
  })

  test('shows the phone with consent', async () => {
    apiAnswers({ [profile]: { status: 200, body: aProfile({ phoneShareConsent: true }) } })
    showAccount()
    const seen = await card()
    seen.getByText('+966 55 123 4567')
  })

  test('has a fresh photo link after nine minutes away', async () => {
    let reads = 0
    apiAnswers({
      [profile]: async () => ({ status: 200, body: aProfile({ photoUrl: `/photo?read=${++reads}` }) }),
      'GET /api/user/export': { status: 503, body: { code: 'unavailable', message: 'x' } },
    })
    const user = showAccount()
    const src = async () => (await screen.findByRole('img', { name: 'Your apartment' })).getAttribute('src')
    expect(await src()).toBe('/photo?read=1')
    await user.click(screen.getByRole('link', { name: 'View' }))
    const back = await screen.findByRole('link', { name: /Account/ })
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 9 * 60_000 + 1)
    await user.click(back)
    expect(await src()).toBe('/photo?read=2')
    clock.mockRestore()
  })

  test('says that it is hidden while matching is paused', async () => {
    apiAnswers({ [profile]: { status: 200, body: aProfile({ isActive: false }) } })
    showAccount()
    await screen.findByText('The card is hidden for now; it looks like this once matching is on again.')
  })
})
