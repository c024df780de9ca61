import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldError, useFieldIds } from './field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** May hold links. */
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A native checkbox: takes react-hook-form's `register()`. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const { control, hintId, errorId } = useFieldIds({ hint, error }, id)
  return (
    <div className={className}>
      <label htmlFor={control.id} className="flex min-h-11 items-start gap-3 py-2">
        <CheckMark>
          <input type="checkbox" {...rest} {...control} className={checkInputClass} />
        </CheckMark>
        <span className="min-w-0">{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="ps-9 text-sm text-soft">
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

export const checkInputClass =
  'peer size-6 shrink-0 appearance-none rounded-sm border-2 border-edge bg-raised transition-colors checked:border-palm checked:bg-palm hover:border-palm aria-invalid:border-clay disabled:opacity-55'

/** The tick over a checkbox whose native look is off. */
export function CheckMark({ children }: { children: ReactNode }) {
  return (
    <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
      {children}
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute size-4 scale-75 text-on-palm opacity-0 forced-colors:text-[CanvasText] transition peer-checked:scale-100 peer-checked:opacity-100"
      />
    </span>
  )
}
