import { clsx } from 'clsx'
import type { KeyboardEvent, Ref } from 'react'
import { useUi } from '../provider.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { type ChoiceOption, choiceColumns, radioInputClass } from './control-style.ts'
import { FieldError, FieldHint, FieldLabel, type FieldTexts, useFieldIds } from './field.tsx'

export type ChoiceGroupProps<Value extends string> = FieldTexts & {
  options: readonly ChoiceOption<Value>[]
  /** Empty or null: nothing chosen yet. */
  value: Value | '' | null | undefined
  onValueChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  id?: string | undefined
  columns?: 1 | 2 | 3 | undefined
  /** Hides the label where the page's heading asks the question already; it stays the group's name. */
  labelHidden?: boolean | undefined
  className?: string | undefined
  /** The first choice, for a form that moves the focus to what is missing. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** One of a few, as big cards; arrow keys follow the reading direction. Native radio buttons underneath. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, hint, error, optional, options, value, onValueChange, onBlur, name, id, columns = 1 } = props
  const { direction } = useUi()
  const { control, hintId, errorId, labelId } = useFieldIds({ hint, error }, id)

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event.key, direction)
    if (step === 0) return
    event.preventDefault()
    const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
    const index = radios.indexOf(event.target as HTMLInputElement)
    const next = radios.at((index + step) % radios.length)
    next?.focus()
    if (next) onValueChange(next.value as Value)
  }

  return (
    <div className={clsx('min-w-0', props.className)}>
      <div id={labelId} className={props.labelHidden ? 'sr-only' : 'mb-2 font-semibold'}>
        <FieldLabel label={label} optional={optional} />
      </div>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div
        {...control}
        role="radiogroup"
        aria-labelledby={labelId}
        aria-required={!optional}
        onKeyDown={press}
        onBlur={onBlur}
        className={clsx('grid gap-3', choiceColumns[columns])}
      >
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            option={option}
            id={`${control.id}-${option.value}`}
            invalid={Boolean(error)}
          >
            {(names) => (
              <input
                {...names}
                ref={index === 0 ? (props.ref ?? null) : null}
                type="radio"
                name={name ?? control.id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onValueChange(option.value)}
                className={radioInputClass}
              />
            )}
          </ChoiceCard>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** Which way an arrow key goes in a group that reads in this direction: 1 on, -1 back, 0 for any other key.
 * Browsers disagree on native radio buttons in right-to-left pages, so the group decides. */
function arrowStep(key: string, direction: 'rtl' | 'ltr'): 1 | -1 | 0 {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward || key === 'ArrowDown') return 1
  if (key === backward || key === 'ArrowUp') return -1
  return 0
}
