import { clsx } from 'clsx'
import { Indicator, Item, Root } from 'radix-ui/radio-group'
import { useUi } from '../provider.tsx'
import { type ChoiceOption, choiceCardClass, choiceColumns } from './choice-style.ts'
import { ChoiceText } from './choice-text.tsx'
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
  ref?: React.Ref<HTMLDivElement> | undefined
}

/** One of a few, as big cards; arrow keys follow the reading direction. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, hint, error, optional, options, value, onValueChange, onBlur, name, id, columns = 1 } = props
  const { direction } = useUi()
  const { control, hintId, errorId, labelId } = useFieldIds({ hint, error }, id)
  return (
    <div className={clsx('min-w-0', props.className)}>
      <div id={labelId} className={props.labelHidden ? 'sr-only' : 'mb-2 font-semibold'}>
        <FieldLabel label={label} optional={optional} />
      </div>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <Root
        {...control}
        ref={props.ref ?? null}
        aria-labelledby={labelId}
        aria-required={!optional}
        dir={direction}
        value={value ?? ''}
        onValueChange={(chosen) => onValueChange(chosen as Value)}
        onBlur={onBlur}
        {...(name && { name })}
        className={clsx('grid gap-3', choiceColumns[columns])}
      >
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            id={`${control.id}-${option.value}`}
            invalid={Boolean(error)}
          />
        ))}
      </Root>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

function Choice({ option, id, invalid }: { option: ChoiceOption; id: string; invalid: boolean }) {
  return (
    <Item
      id={id}
      value={option.value}
      disabled={option.disabled ?? false}
      aria-labelledby={`${id}-name`}
      aria-describedby={option.description ? `${id}-description` : undefined}
      className={clsx(
        choiceCardClass,
        'group data-[state=checked]:border-palm data-[state=checked]:bg-palm-tint data-[state=checked]:ring-1 data-[state=checked]:ring-palm disabled:opacity-55',
        invalid ? 'border-clay' : 'border-edge',
      )}
    >
      <ChoiceText option={option} id={id} />
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-edge bg-raised group-data-[state=checked]:border-palm"
      >
        <Indicator className="size-3 rounded-full bg-palm" />
      </span>
    </Item>
  )
}
