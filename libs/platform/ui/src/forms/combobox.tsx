import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { ComboboxSurface } from './combobox-surface.tsx'
import { controlClass } from './control-style.ts'
import { Field, type FieldTexts } from './field.tsx'
import type { ComboboxOption } from './search-options.ts'

export type ComboboxProps<Value extends string> = Omit<FieldTexts, 'label'> & {
  label: string
  options: readonly ComboboxOption<Value>[]
  value: Value | '' | null | undefined
  onValueChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  placeholder: string
  id?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** One of many, found by typing. A list under the control where there is room, the whole screen on a phone. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { label, hint, error, optional, options, value, onValueChange, onBlur, placeholder } = props
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const chosen = options.find((option) => option.value === value)

  const change = (next: boolean) => {
    setOpen(next)
    if (next) return
    setTyped('')
    onBlur?.()
  }
  const press = (event: KeyboardEvent) => {
    const letter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!letter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (letter) setTyped(event.key)
    setOpen(true)
  }
  const choose = (next: string) => {
    onValueChange(next as Value)
    change(false)
  }

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={props.id}
      className={props.className}
    >
      {(control) => (
        <ComboboxSurface
          open={open}
          onOpenChange={change}
          label={label}
          trigger={
            <button
              ref={props.ref ?? null}
              type="button"
              role="combobox"
              aria-expanded={open}
              aria-haspopup="dialog"
              aria-required={!optional}
              {...control}
              aria-labelledby={`${control.id}-label ${control.id}-value`}
              disabled={props.disabled}
              onKeyDown={press}
              className={clsx(controlClass, 'flex items-center justify-between gap-3 text-start')}
            >
              <span id={`${control.id}-value`} className={clsx('min-w-0 truncate', !chosen && 'text-soft')}>
                {chosen?.label ?? placeholder}
              </span>
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-soft" />
            </button>
          }
        >
          <ComboboxList
            label={label}
            options={options}
            value={value || null}
            initialQuery={typed}
            onChoose={choose}
          />
        </ComboboxSurface>
      )}
    </Field>
  )
}
