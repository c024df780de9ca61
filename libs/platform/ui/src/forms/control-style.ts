import type { ReactNode } from 'react'

/** The box of everything one types in or opens: 48 px high, border at 3:1, red when invalid. */
export const controlClass =
  'block w-full min-h-12 rounded-control border border-edge bg-raised px-4 py-2.5 text-base text-ink transition-colors hover:border-palm focus-visible:border-palm focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-soft aria-invalid:border-clay'

export type ChoiceOption<Value extends string = string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
  disabled?: boolean | undefined
}

/** The big card of one choice; its chosen state is a border, a tint and a mark, never colour alone. */
export const choiceCardClass =
  'flex w-full min-h-15 cursor-pointer items-center gap-3 rounded-control border bg-raised px-4 py-3 text-start transition-colors hover:border-palm has-checked:border-palm has-checked:bg-palm-tint has-checked:ring-1 has-checked:ring-palm has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm'

/** A ring that fills with a dot; the card carries the focus ring. */
export const radioInputClass =
  'size-6 shrink-0 appearance-none rounded-full border-2 border-edge bg-raised transition-[border-width,border-color] checked:border-[7px] checked:border-palm focus-visible:outline-none'

/** One column on a phone; more beside each other where there is room. */
export const choiceColumns = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const
