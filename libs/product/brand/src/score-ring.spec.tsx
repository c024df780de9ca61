import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { ScoreRing } from './score-ring.tsx'

const lit = () => document.querySelectorAll('path.fill-palm').length
const all = () => document.querySelectorAll('path').length

test('score ring says its score in words', () => {
  render(<ScoreRing value={87} label="87% compatible" />)
  expect(screen.getByRole('img', { name: '87% compatible' }).textContent).toBe('87%')
})

test('score ring lights as large a part of the ring as the score says', () => {
  render(<ScoreRing value={50} label="50% compatible" />)
  expect(lit()).toBe(all() / 2)
})

test('score ring stays within the ring for values out of range', () => {
  render(<ScoreRing value={140} label="100% compatible" />)
  expect(lit()).toBe(all())
  expect(screen.getByRole('img').textContent).toBe('100%')
})
