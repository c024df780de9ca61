import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { aMatch } from '../testing/a-match.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { showMatches } from '../testing/show.tsx'

const matches = 'GET /api/user/matches'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** As browsers do: whoever begins to observe learns of the size that there is. */
class TellingResizeObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }

  observe(): void {
    this.#tell([], this)
  }

  unobserve(): void {}

  disconnect(): void {}
}

describe('the matches page', () => {
  test("says that it is loading, then shows all matches in the server's order", async () => {
    const gate = Promise.withResolvers<void>()
    const body = [aMatch(), aMatch({ id: '01890a5d-ac96-774b-bcce-b302099a8058', name: 'هند' })]
    apiAnswers({ ...aMemberWith([]), [matches]: () => gate.promise.then(() => ({ status: 200, body })) })
    showMatches()
    await screen.findByText('Finding your matches...')
    gate.resolve()
    await screen.findByText('2 matches')
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'سارة',
      'هند',
    ])
  })

  test("says in the spec's words that nobody matches, and leads to the preferences", async () => {
    apiAnswers({ ...aMemberWith([]), [matches]: { status: 200, body: [] } })
    showMatches()
    await screen.findByText(
      "We couldn't find any compatible roommates at the moment. Try adjusting your preferences or check back later.",
    )
    const edit = screen.getByRole('link', { name: 'Adjust preferences' })
    expect(edit.getAttribute('href')).toBe('/questionnaire')
  })

  test.each([
    [false, 'Matching is paused', 'Open account'],
    [true, 'The Rafiq team has paused this account', 'See why, and appeal'],
  ])('says why a hidden member sees nobody (paused by staff: %p)', async (pausedByStaff, title, way) => {
    apiAnswers(aMemberWith([], { profile: { isActive: false, pausedByStaff } }))
    showMatches()
    await screen.findByRole('heading', { name: title })
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/account')
  })

  test('lets a failed read be tried again', async () => {
    let down = true
    apiAnswers({
      ...aMemberWith([]),
      [matches]: async () =>
        down
          ? { status: 503, body: { code: 'unavailable', message: 'x' } }
          : { status: 200, body: [aMatch()] },
    })
    const user = showMatches()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    down = false
    await user.click(retry)
    await screen.findByRole('article', { name: 'سارة' })
  })
})

describe('a match card', () => {
  test('shows everything that the spec names', async () => {
    apiAnswers({ ...aMemberWith([]), [matches]: { status: 200, body: [aMatch({ photoUrl: '/photo' })] } })
    showMatches()
    const card = within(await screen.findByRole('article', { name: 'سارة' }))
    card.getByRole('img', { name: '87% compatible' })
    screen.getByText('Women in Riyadh')
    card.getByText('26 years old')
    card.getByText('Northeast Riyadh')
    card.getByText('15,000 to 25,000 SAR a year')
    card.getByText('Has an apartment')
    card.getByText('Separate room')
    card.getByText('Willing to share a bathroom')
    card.getByText('TV and movies')
    card.getByText('أعمل مهندسة وأحب الهدوء.')
    card.getByRole('img', { name: "سارة's apartment" })
    expect(card.getByRole('link', { name: '+966 55 123 4567' }).getAttribute('href')).toBe(
      'tel:+966551234567',
    )
  })

  test('has city and gender where matches differ in them', async () => {
    const other = aMatch({ id: '01890a5d-ac96-774b-bcce-b302099a8058', name: 'فهد', gender: 'male' })
    apiAnswers(aMemberWith([aMatch(), other]))
    showMatches()
    const card = within(await screen.findByRole('article', { name: 'فهد' }))
    card.getByText('26 years old · Male')
    card.getByText('Riyadh, Northeast Riyadh')
    expect(screen.queryByText('Women in Riyadh')).toBeNull()
  })

  test.each([
    ['yes', 'Has an apartment'],
    ['no', 'Looking for an apartment'],
  ] as const)('with hasApartment %s says %j', async (hasApartment, words) => {
    apiAnswers({ ...aMemberWith([]), [matches]: { status: 200, body: [aMatch({ hasApartment })] } })
    showMatches()
    within(await screen.findByRole('article', { name: 'سارة' })).getByText(words)
  })

  test('keeps a long bio to three lines, and shows the rest on demand', async () => {
    // jsdom lays nothing out: the text is said to need more room than three lines have.
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(200)
    const observer = jest
      .spyOn(globalThis, 'ResizeObserver')
      .mockImplementation((tell) => new TellingResizeObserver(tell))
    apiAnswers({ ...aMemberWith([]), [matches]: { status: 200, body: [aMatch({ bio: 'طويل جدًا' })] } })
    const user = showMatches()
    const bio = await screen.findByText('طويل جدًا')
    expect(bio.className).toContain('line-clamp-3')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(bio.className).not.toContain('line-clamp-3')
    await user.click(screen.getByRole('button', { name: 'Show less' }))
    expect(bio.className).toContain('line-clamp-3')
    height.mockRestore()
    observer.mockRestore()
  })

  test('says why there is no phone number', async () => {
    apiAnswers({ ...aMemberWith([]), [matches]: { status: 200, body: [aMatch({ phone: null })] } })
    showMatches()
    await screen.findByText('They chose to keep their number private.')
    expect(screen.queryByRole('link', { name: /966/ })).toBeNull()
  })

  test('is in Arabic, with ages in the right plural form', async () => {
    apiAnswers({ ...aMemberWith([]), [matches]: { status: 200, body: [aMatch({ age: 26 })] } })
    showMatches('ar')
    await screen.findByText('26 سنة')
    screen.getByText('شمال شرق الرياض')
    screen.getByText('نساء في الرياض')
    screen.getByText('شخص واحد متوافق')
  })

  test('shows on demand how its points add up', async () => {
    apiAnswers({ ...aMemberWith([]), [matches]: { status: 200, body: [aMatch()] } })
    const user = showMatches()
    await user.click(await screen.findByRole('button', { name: 'How it adds up' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('30 of 30')
    dialog.getByText('17 of 25')
    dialog.getByText('0 of 5')
    dialog.getByText('87%')
  })

  test('opens the safety verification with its five groups by an amber button', async () => {
    apiAnswers({ ...aMemberWith([]), [matches]: { status: 200, body: [aMatch()] } })
    const user = showMatches()
    const safety = await screen.findByRole('button', { name: 'Safety first' })
    expect(safety.className).toContain('text-amber!')
    expect(safety.classList.contains('bg-amber-tint')).toBe(false)
    await user.click(safety)
    const dialog = within(await screen.findByRole('dialog', { name: 'Safety verification' }))
    expect(dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Identity',
      'Financial',
      'Safety precautions',
      'Cultural compatibility',
      'Warning signs',
    ])
  })
})
