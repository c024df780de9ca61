import { expect, test } from '@jest/globals'
import { aCard, me, other } from '../../testing/a-message.ts'
import { currentCard, inReadingOrder, stateOf } from './card-state.ts'

const own = { content: 'mine', clientId: '01890a5d-ac96-774b-bcce-b302099a8200' }
const shown = { answered: true, content: 'theirs' }

const asked = aCard({ id: 'asked', askedById: other })
const mine = aCard({ id: 'mine', askedById: me })
const waiting = aCard({ id: 'waiting', own })
const done = aCard({ id: 'done', own, other: shown })
const doneLater = aCard({ id: 'doneLater', own, other: shown })

test.each([
  ['unanswered', mine],
  ['unanswered', { ...mine, other: { answered: true, content: null } }],
  ['waiting', waiting],
  ['shown', done],
] as const)('question card state is %s', (state, card) => {
  expect(stateOf(card)).toBe(state)
})

test.each([
  ['the question of the other one before all else', [done, mine, waiting, asked], 'asked'],
  ['the newest answers that were not looked at', [done, doneLater, mine, waiting], 'doneLater'],
  ['the own question that lacks the own answer', [waiting, mine], 'mine'],
  ['what is waited for', [waiting], 'waiting'],
  ['nothing of no cards', [], undefined],
])('question strip above the messages counts %s', (_, cards, id) => {
  expect(currentCard(cards, me, [])?.id).toBe(id)
})

test('question strip above the messages leaves out answers that were seen', () => {
  expect(currentCard([done], me, ['done'])).toBeUndefined()
})

test('question cards are sorted with open ones first and the newest answers next', () => {
  const ids = inReadingOrder([done, waiting, doneLater, mine]).map(({ id }) => id)
  expect(ids).toEqual(['mine', 'waiting', 'doneLater', 'done'])
})
