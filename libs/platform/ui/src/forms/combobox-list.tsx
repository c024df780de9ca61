import { clsx } from 'clsx'
import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useUi } from '../provider.tsx'
import { controlClass } from './control-style.ts'
import { type ComboboxOption, searchOptions } from './search-options.ts'

type ComboboxListProps = {
  label: string
  options: readonly ComboboxOption[]
  value: string | null
  /** What was typed on the closed control. */
  initialQuery: string
  onChoose: (value: string) => void
}

/** Search box and list (ARIA combobox with a listbox): the focus stays in the box, arrows move the active option. */
export function ComboboxList({ label, options, value, initialQuery, onChoose }: ComboboxListProps) {
  const { labels } = useUi()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState(initialQuery)
  const found = searchOptions(options, query)
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      found.findIndex((option) => option.value === value),
    ),
  )
  const current = found[active]

  useEffect(() => {
    list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = stepActive(event.key, active, found.length)
    if (next !== null) setActive(next)
    else if (event.key === 'Enter' && current) onChoose(current.value)
    else return
    event.preventDefault()
  }

  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="relative p-3">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-7 my-auto size-5 text-soft"
        />
        <input
          role="combobox"
          aria-label={`${labels.search}: ${label}`}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${current.value}` : undefined}
          placeholder={labels.search}
          autoComplete="off"
          enterKeyHint="done"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={press}
          className={clsx(controlClass, 'ps-12 [unicode-bidi:plaintext]')}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="min-h-0 grow scroll-py-2 overflow-y-auto overscroll-contain px-2 pb-2"
      >
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the search box, which keeps the focus
          <div
            key={option.value}
            id={`${id}-${option.value}`}
            data-index={index}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            onClick={() => onChoose(option.value)}
            onPointerMove={() => setActive(index)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5',
              index === active && 'bg-palm-tint',
              option.value === value && 'font-semibold text-palm',
            )}
          >
            {option.label}
            {option.value === value && <Check aria-hidden="true" className="size-5 shrink-0" />}
          </div>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? 'px-5 pb-6 text-soft' : 'sr-only'}>
        {found.length === 0 ? labels.noResults : ''}
      </p>
    </div>
  )
}

const page = 8

/** Where a key moves the active option to, among `count`; the ends join. Null for a key that moves nothing. */
function stepActive(key: string, active: number, count: number): number | null {
  const last = count - 1
  if (last < 0) return null
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1
    case 'ArrowUp':
      return active <= 0 ? last : active - 1
    case 'PageDown':
      return Math.min(last, active + page)
    case 'PageUp':
      return Math.max(0, active - page)
    default:
      return null
  }
}
