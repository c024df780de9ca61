import { clsx } from 'clsx'
import { CheckMark, checkInputClass } from './checkbox.tsx'
import { type ChoiceOption, choiceCardClass, choiceColumns } from './choice-style.ts'
import { ChoiceText } from './choice-text.tsx'
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
  ref?: React.Ref<HTMLInputElement> | undefined
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
        {options.map((option, index) => {
          const optionId = `${control.id}-${option.value}`
          return (
            <label
              key={option.value}
              htmlFor={optionId}
              className={clsx(
                choiceCardClass,
                'has-checked:border-palm has-checked:bg-palm-tint has-checked:ring-1 has-checked:ring-palm has-disabled:opacity-55',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm',
                error ? 'border-clay' : 'border-edge',
              )}
            >
              <ChoiceText option={option} id={optionId} />
              <CheckMark>
                <input
                  ref={index === 0 ? (props.ref ?? null) : null}
                  type="checkbox"
                  id={optionId}
                  name={name}
                  checked={value.includes(option.value)}
                  disabled={option.disabled}
                  onChange={() => toggle(option.value)}
                  onBlur={onBlur}
                  aria-labelledby={`${optionId}-name`}
                  aria-describedby={option.description ? `${optionId}-description` : undefined}
                  aria-invalid={error ? true : undefined}
                  className={clsx(checkInputClass, 'focus-visible:outline-none')}
                />
              </CheckMark>
            </label>
          )
        })}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
