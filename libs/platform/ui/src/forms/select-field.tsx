import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass } from './control-style.ts'
import { Field, type FieldTexts } from './field.tsx'

export type SelectFieldProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'children' | 'value' | 'multiple' | 'onChange'
> &
  FieldTexts & {
    options: readonly { value: Value; label: string }[]
    value: Value
    onValueChange: (value: Value) => void
  }

/** One of a handful where a row of cards would be too much: a native select, so that every device shows its own. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, optional, id, className, options, onValueChange, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            onChange={({ target }) => onValueChange(target.value as Value)}
            className={clsx(controlClass, 'appearance-none truncate pe-11')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5 text-soft"
          />
        </span>
      )}
    </Field>
  )
}
