import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useTyping } from './use-typing.ts'

function Page() {
  useTyping()
  return (
    <>
      <input aria-label="name" />
      <input aria-label="age" />
      <input type="checkbox" aria-label="agree" />
      <button type="button">Next</button>
    </>
  )
}

const isTyping = () => document.documentElement.hasAttribute('data-typing')
const field = (name: string) => screen.getByRole('textbox', { name })

beforeEach(() => {
  jest.useFakeTimers()
  render(<Page />)
})
afterEach(() => void jest.useRealTimers())

test('the document is marked while a field has the focus, also when it goes to the next field', () => {
  expect(isTyping()).toBe(false)
  act(() => field('name').focus())
  expect(isTyping()).toBe(true)
  act(() => field('age').focus())
  act(() => void jest.runAllTimers())
  expect(isTyping()).toBe(true)
  act(() => screen.getByRole('checkbox').focus())
  act(() => void jest.runAllTimers())
  expect(isTyping()).toBe(false)
})

test('typing mark is removed only after a press outside the field has become a click', () => {
  act(() => field('name').focus())
  fireEvent.pointerDown(screen.getByRole('button'))
  act(() => screen.getByRole('button').focus())
  act(() => void jest.runAllTimers())
  expect(isTyping()).toBe(true)
  fireEvent.pointerUp(screen.getByRole('button'))
  expect(isTyping()).toBe(true)
  act(() => void jest.runAllTimers())
  expect(isTyping()).toBe(false)
})
