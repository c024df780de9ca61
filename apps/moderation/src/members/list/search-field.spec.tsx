import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { TestPlatform } from '@rafiq/app-kit/testing'
import { useUiProviderProps } from '@rafiq/platform'
import { UiProvider } from '@rafiq/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { SearchField } from './search-field.tsx'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** The field with what it searches for; every search is kept. */
function Field({ searches }: { searches: string[] }) {
  const [search, setSearch] = useState('')
  const props = useUiProviderProps()
  return (
    <UiProvider {...props}>
      <SearchField
        search={search}
        onSearch={(wanted) => {
          searches.push(wanted)
          setSearch(wanted)
        }}
      />
    </UiProvider>
  )
}

/** @returns the field, into which something was typed just now */
function typeInto(searches: string[]): HTMLElement {
  render(
    <TestPlatform>
      <Field searches={searches} />
    </TestPlatform>,
  )
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'reem' } })
  return field
}

const pass = (time: number) => act(() => jest.advanceTimersByTime(time))

test('member search field searches once nobody types any more', () => {
  const searches: string[] = []
  typeInto(searches)
  pass(299)
  expect(searches).toEqual([])
  pass(1)
  expect(searches).toEqual(['reem'])
})

test.each([
  ['Enter', (field: HTMLElement) => fireEvent.submit(field)],
  ['leaving the field, such as for a row of the list', (field: HTMLElement) => fireEvent.blur(field)],
])(
  'member search field searches at once by %s, and not once more while somebody is on the way elsewhere',
  (_, leave) => {
    const searches: string[] = []
    leave(typeInto(searches))
    expect(searches).toEqual(['reem'])
    pass(1_000)
    expect(searches).toEqual(['reem'])
  },
)
