import { useValidationText } from '@rafiq/forms'
import { useLanguage } from '@rafiq/platform'
import {
  ChoiceGroup,
  type ChoiceGroupProps,
  Combobox,
  type ComboboxProps,
  MultiChoice,
  type MultiChoiceProps,
  TextField,
  type TextFieldProps,
} from '@rafiq/ui'
import { useController, useFormContext } from 'react-hook-form'
import type { Answers } from './answers.ts'
import { useStableWhilePressed } from './use-stable-while-pressed.ts'

/** Answers that are one text. */
type TextName = {
  [Name in keyof Answers]: Answers[Name] extends string ? Name : never
}[keyof Answers]

/** The form's state of one answer, with its problem in the page's language. */
export function useAnswer<Name extends keyof Answers>(name: Name) {
  const { field, fieldState } = useController<Answers, Name>({ name })
  const validationText = useValidationText()
  return { field, error: useStableWhilePressed(validationText(fieldState.error?.message)) }
}

export function TextAnswer({ name, ...rest }: Omit<TextFieldProps, 'name'> & { name: TextName }) {
  const { register } = useFormContext<Answers>()
  const { error } = useAnswer(name)
  return <TextField error={error} {...rest} {...register(name)} />
}

type Controlled = 'value' | 'onValueChange' | 'onBlur' | 'error' | 'name' | 'ref'

export function ChoiceAnswer({
  name,
  onChosen,
  ...rest
}: Omit<ChoiceGroupProps<string>, Controlled> & { name: TextName; onChosen?: (value: string) => void }) {
  const { field, error } = useAnswer(name)
  const choose = (value: string) => {
    field.onChange(value)
    onChosen?.(value)
  }
  return <ChoiceGroup {...rest} {...pick(field)} value={field.value} onValueChange={choose} error={error} />
}

type CatalogueAnswerProps = Omit<ComboboxProps<string>, Controlled | 'options'> & {
  name: TextName
  catalogue: readonly { key: string; ar: string; en: string }[]
  onChosen?: (value: string) => void
}

/** One entry of a long catalogue, which is found by its name in either language. */
export function CatalogueAnswer({ name, catalogue, onChosen, ...rest }: CatalogueAnswerProps) {
  const language = useLanguage()
  const { field, error } = useAnswer(name)
  const options = catalogue.map(({ key, ar, en }) => ({
    value: key,
    label: language === 'ar' ? ar : en,
    keywords: [language === 'ar' ? en : ar],
  }))
  const choose = (value: string) => {
    field.onChange(value)
    onChosen?.(value)
  }
  return (
    <Combobox
      {...rest}
      {...pick(field)}
      options={options}
      value={field.value}
      onValueChange={choose}
      error={error}
    />
  )
}

export function LifestyleAnswer(props: Omit<MultiChoiceProps<Answers['lifestyle'][number]>, Controlled>) {
  const { field, error } = useAnswer('lifestyle')
  return (
    <MultiChoice
      {...props}
      {...pick(field)}
      value={field.value}
      onValueChange={field.onChange}
      error={error}
    />
  )
}

const pick = <Ref,>({ onBlur, ref }: { onBlur: () => void; ref: Ref }) => ({ onBlur, ref })
