import { beforeEach, expect, test } from '@jest/globals'
import { apiAnswers } from '@rafiq/app-kit/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { aMatch } from '../testing/a-match.ts'
import { aMemberWith } from '../testing/a-member-with.ts'
import { showMatches } from '../testing/show.tsx'

beforeEach(() => cleanup())

const rows = (region: HTMLElement) =>
  within(region)
    .getAllByRole('term')
    .map((term) => term.parentElement?.textContent)

test('a match shows habits side by side: alike once, and to talk about with whose they are', async () => {
  const habits = {
    yours: { rhythm: 'early-bird', guests: 'rarely', pets: 'pet-friendly' },
    theirs: { rhythm: 'night-owl', guests: 'rarely', pets: 'pet-owner' },
  } as const
  apiAnswers(aMemberWith([aMatch({ habits })]))
  const user = showMatches()
  await user.click(await screen.findByRole('button', { name: 'Habits' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'How the two of you live' }))
  expect(rows(dialog.getByRole('region', { name: 'Alike (2)' }))).toEqual([
    'PetsYouPet-friendlyسارةPet owner',
    'GuestsRarely',
  ])
  expect(rows(dialog.getByRole('region', { name: 'To talk about (1)' }))).toEqual([
    'RhythmYouEarly birdسارةNight owl',
  ])
})

test('a match has no button for habits where the two have answered nothing in common', async () => {
  apiAnswers(aMemberWith([aMatch({ habits: null })]))
  showMatches()
  await screen.findByRole('button', { name: 'How it adds up' })
  expect(screen.queryByRole('button', { name: 'Habits' })).toBeNull()
})

test('match without a habits field of an older service shows no habits', async () => {
  const { habits: _, ...older } = aMatch()
  apiAnswers(aMemberWith([older as ReturnType<typeof aMatch>]))
  showMatches()
  await screen.findByRole('button', { name: 'How it adds up' })
  expect(screen.queryByRole('button', { name: 'Habits' })).toBeNull()
})
