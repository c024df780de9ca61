import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type ChoiceOption, choiceCardClass } from './control-style.ts'

type ChoiceCardProps = {
  option: ChoiceOption
  id: string
  invalid: boolean
  /** The native control, with what ties it to the card's words. */
  children: (names: {
    id: string
    'aria-labelledby': string
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** One choice as a card: the whole of it is the label, its name and description are told apart. */
export function ChoiceCard({ option, id, invalid, children }: ChoiceCardProps) {
  const nameId = `${id}-name`
  const descriptionId = option.description ? `${id}-description` : undefined
  return (
    <label htmlFor={id} className={clsx(choiceCardClass, invalid ? 'border-clay' : 'border-edge')}>
      {option.icon && (
        <span aria-hidden="true" className="shrink-0 text-palm [&_svg]:size-6">
          {option.icon}
        </span>
      )}
      <span className="min-w-0 grow wrap-anywhere">
        <span id={nameId} className="block font-semibold leading-tight">
          {option.label}
        </span>
        {option.description && (
          <span id={descriptionId} className="mt-1 block text-sm leading-normal text-soft">
            {option.description}
          </span>
        )}
      </span>
      {children({ id, 'aria-labelledby': nameId, 'aria-describedby': descriptionId })}
    </label>
  )
}
