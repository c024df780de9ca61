import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useUi } from '../provider.tsx'

export type FieldTexts = {
  label: ReactNode
  /** Help that stays in view, under the label. */
  hint?: ReactNode
  /** What is wrong and what to do; its presence marks the control as invalid. */
  error?: ReactNode
  /** Adds the word "optional": what is unmarked is required. */
  optional?: boolean | undefined
}

/** What the control inside a field has to carry. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = FieldTexts & {
  id?: string | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** Ids and states that tie a label, a hint and an error to one control. */
export function useFieldIds({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>, givenId?: string) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = clsx(hint && hintId, error && errorId) || undefined
  const control: FieldControl = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  }
  return { control, hintId, errorId, labelId: `${id}-label` }
}

export function Field({ label, hint, error, optional, id, className, children }: FieldProps) {
  const { control, hintId, errorId, labelId } = useFieldIds({ hint, error }, id)
  return (
    <div className={clsx('min-w-0', className)}>
      <label id={labelId} htmlFor={control.id} className="mb-1.5 block font-semibold">
        <FieldLabel label={label} optional={optional} />
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children(control)}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

export function FieldLabel({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
  const { labels } = useUi()
  if (!optional) return label
  return (
    <>
      {label} <span className="text-sm font-normal text-soft">({labels.optional})</span>
    </>
  )
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="-mt-1 mb-2 text-sm text-soft">
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="mt-2 flex animate-appear items-start gap-1.5 text-sm text-clay">
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
