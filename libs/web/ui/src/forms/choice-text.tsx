import type { ChoiceOption } from './choice-style.ts'

/** Icon, name and description of a choice; the ids let the control be named by the one and described by the other. */
export function ChoiceText({ option, id }: { option: ChoiceOption; id: string }) {
  return (
    <>
      {option.icon && (
        <span aria-hidden="true" className="shrink-0 text-palm [&_svg]:size-6">
          {option.icon}
        </span>
      )}
      <span className="min-w-0 grow">
        <span id={`${id}-name`} className="block font-semibold leading-tight">
          {option.label}
        </span>
        {option.description && (
          <span id={`${id}-description`} className="mt-1 block text-sm leading-normal text-soft">
            {option.description}
          </span>
        )}
      </span>
    </>
  )
}
