import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  /** What being on means, in words. */
  description?: ReactNode
}

/** On or off at once, without a save button. Native underneath. */
export function Switch({ label, description, id, className, ...rest }: SwitchProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const descriptionId = `${inputId}-description`
  return (
    <div className={className}>
      <label htmlFor={inputId} className="flex min-h-11 items-center justify-between gap-4">
        <span className="min-w-0 font-semibold wrap-anywhere">{label}</span>
        <span className="relative inline-flex shrink-0 items-center">
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
            role="switch"
            {...rest}
            id={inputId}
            aria-describedby={description ? descriptionId : undefined}
            className="peer h-8 w-14 appearance-none rounded-full border-2 border-edge bg-sunken transition-colors checked:border-palm checked:bg-palm disabled:opacity-55"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute start-1.5 size-5 rounded-full bg-edge transition-[inset-inline-start,background-color] peer-checked:start-[1.875rem] peer-checked:bg-on-palm forced-colors:bg-[CanvasText] forced-colors:peer-checked:bg-[CanvasText]"
          />
        </span>
      </label>
      {description && (
        <p id={descriptionId} className="-mt-1 max-w-text pe-18 text-sm text-soft">
          {description}
        </p>
      )}
    </div>
  )
}
