import { expect, test } from '@jest/globals'
import { noSections } from '@rafiq/contracts/chat'
import { aCard } from '../../testing/a-message.ts'
import { answeredCards, withAllAnswers, withAnswers } from './answers.ts'

const names = { own: 'Reem', other: 'Sara' }
const own = { content: 'Half each', clientId: '01890a5d-ac96-774b-bcce-b302099a8200' }
const bills = aCard({ own, other: { answered: true, content: 'بالعدّاد' } })
const both = 'Reem: Half each\nSara: بالعدّاد'

test('only cards that both answered give a text to begin with', () => {
  const cards = [bills, aCard({ own }), aCard({ other: { answered: true, content: null } })]
  expect(answeredCards(cards)).toEqual([bills])
  expect(answeredCards(cards, 'bills')).toEqual([bills])
  expect(answeredCards(cards, 'rent')).toEqual([])
})

test('answers stand below what was written, each under its name, and once', () => {
  expect(withAnswers(' ', bills, names)).toBe(both)
  const text = withAnswers('Split.', bills, names)
  expect(text).toBe(`Split.\n\n${both}`)
  expect(withAnswers(text, bills, names)).toBe(text)
})

test('all answers go into the sections that their questions are about', () => {
  const pets = { ...bills, question: 'pets' as const }
  expect(withAllAnswers(noSections, [bills, pets], names)).toEqual({
    ...noSections,
    bills: both,
    other: both,
  })
})
