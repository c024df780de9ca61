import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/render-ui.tsx'
import { Combobox } from './combobox.tsx'

const options = [
  { value: 'riyadh', label: 'الرياض' },
  { value: 'jeddah', label: 'جدة' },
  { value: 'ahsa', label: 'الأحساء' },
]

function City({ error }: { error?: string }) {
  const [city, setCity] = useState('')
  return (
    <Combobox
      label="City"
      placeholder="Choose a city"
      error={error}
      options={options}
      value={city}
      onValueChange={setCity}
    />
  )
}

const control = () => screen.getByRole('combobox', { name: /^City/ })
const search = () => screen.getByRole('combobox', { name: 'Search: City' })
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('combobox finds by a folded spelling, chooses with Enter and gives the focus back', async () => {
  const { user } = renderUi(<City />)
  await user.click(control())
  await user.type(search(), 'الاحسا')
  expect(listed()).toEqual(['الأحساء'])
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(control().textContent).toBe('الأحساء')
  expect(document.activeElement).toBe(control())
})

test('combobox opens by typing on the closed control, and keeps what was typed', async () => {
  const { user } = renderUi(<City />)
  await user.tab()
  await user.keyboard('ج')
  expect(listed()).toEqual(['جدة'])
  expect(document.activeElement).toBe(search())
})

test('combobox moves the active option by arrows, around the ends', async () => {
  const { user } = renderUi(<City />)
  await user.click(control())
  const active = () =>
    document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(active()).toBe('الرياض')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('جدة')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toBe('الأحساء')
})

test('combobox marks the chosen option and starts there', async () => {
  const { user } = renderUi(<City />)
  await user.click(control())
  await user.click(screen.getByRole('option', { name: 'جدة' }))
  await user.click(control())
  const chosen = screen.getByRole('option', { selected: true })
  expect(chosen.textContent).toBe('جدة')
  expect(search().getAttribute('aria-activedescendant')).toBe(chosen.id)
})

test('combobox closes with Escape and changes nothing', async () => {
  const { user } = renderUi(<City />)
  await user.click(control())
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(control().textContent).toBe('Choose a city')
})

test('combobox says when nothing is found', async () => {
  const { user } = renderUi(<City />)
  await user.click(control())
  await user.type(search(), 'zzz')
  expect(screen.getByRole('status').textContent).toBe('No results')
})

test('combobox is described by its error', () => {
  renderUi(<City error="Choose a city first" />)
  expect(document.getElementById(control().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a city first',
  )
})
