import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlClass } from './control-style.ts'
import { Field, type FieldTexts } from './field.tsx'

/** Addresses and numbers read from left to right in both languages, but start where the page's lines start. */
const ltrTypes = new Set(['email', 'tel', 'url', 'number'])

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'children'> &
  FieldTexts & { ltr?: boolean | undefined }

/** A labelled input. Takes react-hook-form's `register()` as it is. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    id,
    className,
    type = 'text',
    ltr = ltrTypes.has(type),
    ...rest
  } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <input
          type={type}
          dir={ltr ? 'ltr' : undefined}
          {...rest}
          {...control}
          className={clsx(
            controlClass,
            'read-only:bg-sunken',
            ltr ? 'rtl:text-end' : '[unicode-bidi:plaintext]',
          )}
        />
      )}
    </Field>
  )
}
