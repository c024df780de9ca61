import './texts.ts'
import { useTranslation } from '@rafiq/platform/i18n'
import { TextField, type TextFieldProps } from '@rafiq/ui'
import { digitsOf } from './typed-codes.ts'

type CodeFieldProps = Pick<TextFieldProps, 'error' | 'ref'> & {
  value: string
  onValueChange: (value: string) => void
}

/** Six digits of an authenticator app, typed with whatever digits, pasted, or filled in by the browser. */
export function CodeField({ value, onValueChange, ...field }: CodeFieldProps) {
  const { t } = useTranslation('factors')
  return (
    <TextField
      {...field}
      ltr
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      label={t('factors:ways.totp.label')}
      hint={t('factors:ways.totp.hint')}
      value={value}
      onChange={({ currentTarget }) => onValueChange(digitsOf(currentTarget.value))}
    />
  )
}

/** One of the codes that were kept when the second factor was set up. */
export function RecoveryCodeField({ value, onValueChange, ...field }: CodeFieldProps) {
  const { t } = useTranslation('factors')
  return (
    <TextField
      {...field}
      ltr
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      label={t('factors:ways.recovery-code.label')}
      hint={t('factors:ways.recovery-code.hint')}
      value={value}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
    />
  )
}
