import { clsx } from 'clsx'
import type { Ref } from 'react'
import { CheckMark, checkInputClass } from './checkbox.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { type ChoiceOption, choiceColumns } from './control-style.ts'
import { FieldError, FieldHint, FieldLabel, type FieldTexts, useFieldIds } from './field.tsx'

export type MultiChoiceProps<Value extends string> = FieldTexts & {
  options: readonly ChoiceOption<Value>[]
  value: readonly Value[]
  /** The chosen values in the order of the options. */
  onValueChange: (value: Value[]) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  id?: string | undefined
  columns?: 1 | 2 | 3 | undefined
  labelHidden?: boolean | undefined
  className?: string | undefined
  /** The first box, for a form that moves the focus to what is missing. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Any number of a few, as big cards. */
export function MultiChoice<Value extends string>(props: MultiChoiceProps<Value>) {
  const { label, hint, error, optional, options, value, onValueChange, onBlur, name, id, columns = 2 } = props
  const { control, hintId, errorId, labelId } = useFieldIds({ hint, error }, id)
  const toggle = (changed: Value) =>
    onValueChange(
      options.map((option) => option.value).filter((each) => value.includes(each) !== (each === changed)),
    )
  return (
    <fieldset
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      className={clsx('min-w-0', props.className)}
    >
      <div id={labelId} className={props.labelHidden ? 'sr-only' : 'mb-2 font-semibold'}>
        <FieldLabel label={label} optional={optional} />
      </div>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <div className={clsx('grid gap-3', choiceColumns[columns])}>
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            option={option}
            id={`${control.id}-${option.value}`}
            invalid={Boolean(error)}
          >
            {(names) => (
              <CheckMark>
                <input
                  {...names}
                  ref={index === 0 ? (props.ref ?? null) : null}
                  type="checkbox"
                  name={name}
                  value={option.value}
                  checked={value.includes(option.value)}
                  disabled={option.disabled}
                  onChange={() => toggle(option.value)}
                  onBlur={onBlur}
                  aria-invalid={error ? true : undefined}
                  className={clsx(checkInputClass, 'focus-visible:outline-none')}
                />
              </CheckMark>
            )}
          </ChoiceCard>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
