import { beforeEach, describe, expect, test } from '@jest/globals'
import { cities, nationalities } from '@rafiq/contracts/questionnaire'
import { cleanup, screen, within } from '@testing-library/react'
import { filledIn } from '../testing/filled-in.ts'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const group = async (name: RegExp) => within(await screen.findByRole('radiogroup', { name }))
const choices = (area: HTMLElement) =>
  within(area)
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'))

test('step 1 asks for e-mail, password and whether there is an apartment', async () => {
  filledIn('/questionnaire')
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect([email.type, email.value]).toEqual(['email', 'noura@rafiq.test'])
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('sand-and-palm-2025')
  const apartment = screen.getByRole('radiogroup', { name: /Do you have an apartment/ })
  expect(choices(apartment)).toEqual(['have-apartment', 'need-apartment'])
})

test('step 2 asks for name, gender, age, phone and one of 43 nationalities, Other last', async () => {
  const { user } = filledIn('/questionnaire?step=2')
  await screen.findByRole('textbox', { name: 'Name' })
  const gender = screen.getByRole('radiogroup', { name: /Gender/ })
  expect(choices(gender)).toEqual(['female', 'male'])
  screen.getByRole('textbox', { name: 'Age' })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }).type).toBe('tel')
  await user.click(screen.getByRole('combobox', { name: /Nationality/ }))
  const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
  expect(names).toHaveLength(43)
  expect(names.at(-1)).toBe('Other')
  expect(names).toEqual(expect.arrayContaining(nationalities.map(({ en }) => en)))
})

test.each([
  ['en', ['Under 15,000 SAR', '15,000 to 25,000 SAR', 'Over 25,000 SAR']],
  ['ar', ['أقل من 15,000 ريال', 'من 15,000 إلى 25,000 ريال', 'أكثر من 25,000 ريال']],
] as const)('step 3 asks for one of three yearly budgets (%s)', async (language, bands) => {
  filledIn('/questionnaire?step=3', {}, language)
  const budget = await screen.findByRole('radiogroup')
  expect(choices(budget)).toEqual(['under-15000', '15000-25000', 'over-25000'])
  for (const band of bands) within(budget).getByText(band)
})

describe('step 4', () => {
  test('asks for one of 52 cities', async () => {
    const { user } = filledIn('/questionnaire?step=4')
    await user.click(await screen.findByRole('combobox', { name: /City/ }))
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(names).toHaveLength(52)
    expect(names).toEqual(expect.arrayContaining(cities.map(({ en }) => en)))
    expect(names).toEqual(expect.arrayContaining(['Riyadh', 'Jeddah', 'Mecca', 'Medina', 'Dammam']))
  })

  test('asks for one of six areas in Riyadh, and says where each is', async () => {
    filledIn('/questionnaire?step=4')
    const areas = await group(/Which area of Riyadh/)
    for (const name of [
      /^Downtown/,
      /^Northeast Riyadh/,
      /^Northwest Riyadh/,
      /^Eastern Riyadh/,
      /^Western Riyadh/,
      /^Southern Riyadh/,
    ]) {
      areas.getByRole('radio', { name })
    }
    expect(areas.getAllByRole('radio')).toHaveLength(6)
    areas.getByText('Al Narjis, Al Falah, Al Mughrazat and everything east')
    areas.getByText(/^West of Al Narjis, Al Falah and Al Mughrazat/)
    areas.getByText(/^Al Olaya, Al Sulaimaniyah, .* and others$/)
  })

  test('asks for no area elsewhere', async () => {
    filledIn('/questionnaire?step=4', { location: 'jeddah', area: '' })
    await screen.findByRole('combobox', { name: /City/ })
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })
})

describe('step 5', () => {
  test('asks for lifestyle, room and bathroom sharing, and a bio that may be left out', async () => {
    filledIn('/questionnaire?step=5')
    const lifestyle = within(await screen.findByRole('group', { name: /Lifestyle/ }))
    expect(lifestyle.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
      'studying',
      'working',
      'sports-watching',
      'video-games',
      'tv-movies',
      'pet-owner',
    ])
    expect(choices(screen.getByRole('radiogroup', { name: /Room sharing/ }))).toEqual([
      'willing-to-share-room',
      'separate-room',
    ])
    expect(choices(screen.getByRole('radiogroup', { name: /Bathroom sharing/ }))).toEqual([
      'willing-to-share-bathroom',
      'separate-bathroom',
    ])
    screen.getByRole('textbox', { name: /About you.*optional/ })
  })

  test('takes more than one lifestyle', async () => {
    const { user } = filledIn('/questionnaire?step=5', { lifestyle: [] })
    const studying = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Studying' })
    const pets = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pet owner' })
    await user.click(studying)
    await user.click(pets)
    expect([studying.checked, pets.checked]).toEqual([true, true])
  })
})

test.each([
  [1, '20%'],
  [2, '40%'],
  [3, '60%'],
  [4, '80%'],
  [5, '100%'],
])('step %d of 5 is %s of the way', async (step, share) => {
  filledIn(`/questionnaire?step=${step}`)
  const progress = await screen.findByRole('progressbar', { name: `${step} of 5` })
  expect(progress.getAttribute('aria-valuetext')).toBe(share)
})

test('the first step has no Previous, and the last step has the button that finds matches', async () => {
  filledIn('/questionnaire')
  await screen.findByRole('button', { name: 'Next' })
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
  cleanup()
  filledIn('/questionnaire?step=5')
  await screen.findByRole('button', { name: 'Find matches' })
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})
