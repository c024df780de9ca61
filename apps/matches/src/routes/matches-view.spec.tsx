import { beforeEach, expect, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { aMatch } from '../testing/a-match.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { showMatches } from '../testing/show.tsx'

const id = (last: number) => `01890a5d-ac96-774b-bcce-b302099a80${last}`
const sara = aMatch({ id: id(57), hasApartment: 'no' })
const hind = aMatch({ id: id(58), name: 'هند', area: 'downtown', budget: 'under-15000' })

beforeEach(() => cleanup())

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const control = (name: string) => screen.findByRole('combobox', { name })
const apartment = () => screen.findByRole('checkbox', { name: 'Has an apartment' })

test('matches can be sorted by who joined last', async () => {
  apiAnswers(aMemberWith([sara, hind]))
  const user = showMatches()
  await user.selectOptions(await control('Sort by'), 'Newest members')
  expect(names()).toEqual(['هند', 'سارة'])
  await user.selectOptions(await control('Sort by'), 'Best match')
  expect(names()).toEqual(['سارة', 'هند'])
})

test('filters show those alone who fit them all, and one press shows everybody again', async () => {
  apiAnswers(aMemberWith([sara, hind]))
  const user = showMatches()
  await user.selectOptions(await control('Area'), 'Downtown')
  expect(names()).toEqual(['هند'])
  screen.getByText('1 of 2 shown')
  await user.selectOptions(await control('Budget'), 'Over 25,000 SAR a year')
  screen.getByRole('heading', { name: 'No one with these filters' })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(names()).toEqual(['سارة', 'هند'])
  await user.click(await apartment())
  expect(names()).toEqual(['هند'])
})

test('match list keeps order and filters in the address', async () => {
  apiAnswers(aMemberWith([sara, hind]))
  showMatches('en', '?sort=newest&apartment=yes')
  expect(await apartment()).toHaveProperty('checked', true)
  expect(await control('Sort by')).toHaveProperty('value', 'newest')
  expect(names()).toEqual(['هند'])
})

test('match list of one match offers no sorting', async () => {
  apiAnswers(aMemberWith([sara]))
  showMatches()
  await screen.findByRole('article', { name: 'سارة' })
  expect(screen.queryByRole('combobox')).toBeNull()
})
