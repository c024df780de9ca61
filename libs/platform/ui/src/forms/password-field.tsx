import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type InputEvent, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { useUi } from '../provider.tsx'
import { controlClass } from './control-style.ts'
import { Field, type FieldTexts } from './field.tsx'
import { StrengthMeter } from './strength-meter.tsx'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> &
  FieldTexts & {
    /** Shows how strong it is while it is typed. */
    meter?: boolean | undefined
  }

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, id, className, meter = false, onInput, ...rest } = props
  const { labels } = useUi()
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? ''))
  const follow = (event: InputEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    onInput?.(event)
  }
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <>
          <div className="relative">
            <input
              autoComplete="current-password"
              {...rest}
              {...control}
              type={shown ? 'text' : 'password'}
              dir="ltr"
              autoCapitalize="none"
              spellCheck={false}
              onInput={follow}
              className={clsx(controlClass, 'pe-13 rtl:ps-13 rtl:pe-4 rtl:text-end')}
            />
            <IconButton
              label={shown ? labels.hidePassword : labels.showPassword}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 end-0.5 my-auto"
            >
              {shown ? <EyeOff /> : <Eye />}
            </IconButton>
          </div>
          {meter && <StrengthMeter id={`${control.id}-strength`} password={typed} />}
        </>
      )}
    </Field>
  )
}
