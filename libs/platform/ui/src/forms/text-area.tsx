import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlClass } from './control-style.ts'
import { Field, type FieldTexts } from './field.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldTexts

/** Grows with its text; each paragraph takes the direction of its own words. */
export function TextArea({ label, hint, error, optional, id, className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <textarea
          rows={rows}
          {...rest}
          {...control}
          className={clsx(
            controlClass,
            'field-sizing-content max-h-96 min-h-28 resize-y [unicode-bidi:plaintext]',
          )}
        />
      )}
    </Field>
  )
}
