import { beforeEach, describe, expect, test } from '@jest/globals'
import { apiAnswers, shownToast } from '@rafiq/app-kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { matchingResult } from '../shared/matching-result.ts'
import { aMaskedMatch } from '../testing/a-masked-match.ts'
import { show } from '../testing/show.tsx'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const consent = `PATCH /api/users/${id}/consent`

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

function withMatches(count: number) {
  const matches = Array.from({ length: count }, (_, index) => aMaskedMatch(index))
  const user = { id, phoneShareConsent: false, isActive: true }
  matchingResult.write({ user, matches, email: 'noura@rafiq.test', decision: null })
}

test.each([
  [1, 'Great! We found 1 potential roommate for you!'],
  [5, 'Great! We found 5 potential roommates for you!'],
])('%i matches show the banner and the link to the safety guidelines', async (count, banner) => {
  withMatches(count)
  show('/results')
  await screen.findByRole('heading', { name: banner })
  expect(screen.getByRole('link', { name: 'Safety Guidelines' }).getAttribute('href')).toBe(
    '/safety-guidelines',
  )
  expect(screen.getAllByText('Name shown once your email is verified')).toHaveLength(Math.min(count, 3))
})

test.each([
  [1, 'رائع! وجدنا شخصًا واحدًا مناسبًا لمشاركة السكن!'],
  [2, 'رائع! وجدنا شخصين مناسبين لمشاركة السكن!'],
  [3, 'رائع! وجدنا 3 أشخاص مناسبين لمشاركة السكن!'],
  [11, 'رائع! وجدنا 11 شخصًا مناسبًا لمشاركة السكن!'],
])('%i matches show the banner in Arabic', async (count, banner) => {
  withMatches(count)
  show('/results', 'ar')
  await screen.findByRole('heading', { name: banner })
})

test('the results page without a result redirects home', async () => {
  show('/results')
  await screen.findByRole('heading', { name: 'Home' })
})

describe('the results page without matches', () => {
  test('says that the profile is ready and asks to share the phone number', async () => {
    withMatches(0)
    show('/results')
    await screen.findByRole('heading', {
      name: "Your profile is ready. Let's see what we can do to find you a roommate.",
    })
    const card = within(screen.getByRole('region', { name: 'Share your phone number with your matches?' }))
    card.getByRole('button', { name: 'Yes, Share My Info' })
    card.getByRole('button', { name: 'No, Keep Private' })
  })

  test('shows a thank-you card with both ways on after No', async () => {
    withMatches(0)
    const body = { id, phoneShareConsent: false, isActive: false }
    apiAnswers({ [consent]: { status: 200, body } })
    const { user } = show('/results')
    await user.click(await screen.findByRole('button', { name: 'No, Keep Private' }))
    const heading = await screen.findByRole('heading', {
      name: 'Thank you, your information stays private',
    })
    const card = within(heading.closest('section') as HTMLElement)
    card.getByRole('button', { name: 'Change Preference' })
    expect(card.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  })

  test('keeps everything private after No, and lets the choice be changed', async () => {
    withMatches(0)
    const body = { id, phoneShareConsent: false, isActive: false }
    const calls = apiAnswers({ [consent]: { status: 200, body } })
    const { user } = show('/results')
    await user.click(await screen.findByRole('button', { name: 'No, Keep Private' }))
    await screen.findByRole('link', { name: 'Back to Home' })
    expect(calls[0]?.body).toMatchObject({ phoneShareConsent: false, isActive: false, language: 'en' })
    await user.click(screen.getByRole('button', { name: 'Change Preference' }))
    await screen.findByRole('button', { name: 'Yes, Share My Info' })
  })

  test('sets both consent flags after Yes', async () => {
    withMatches(0)
    const body = { id, phoneShareConsent: true, isActive: true }
    const calls = apiAnswers({ [consent]: { status: 200, body } })
    const { user } = show('/results')
    await user.click(await screen.findByRole('button', { name: 'Yes, Share My Info' }))
    await screen.findByRole('button', { name: 'Change Preference' })
    expect(calls[0]?.body).toMatchObject({ phoneShareConsent: true, isActive: true })
    expect(shownToast()?.title).toBe('Preferences Updated')
    expect(matchingResult.read()?.decision).toBe('shared')
  })

  test('says that saving failed, and keeps the question', async () => {
    withMatches(0)
    apiAnswers({ [consent]: { status: 503, body: { code: 'unavailable', message: 'x' } } })
    const { user } = show('/results')
    await user.click(await screen.findByRole('button', { name: 'Yes, Share My Info' }))
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to update preferences. Please try again.',
      }),
    )
    screen.getByRole('button', { name: 'No, Keep Private' })
  })
})
