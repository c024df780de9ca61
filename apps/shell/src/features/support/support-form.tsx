import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Card, ChoiceGroup, SendIcon, TextArea, TextField } from '@rafiq/ui'
import { type SubmitEvent, useState } from 'react'
import { MailFallback } from './mail-fallback.tsx'
import { type SupportField, supportCategories } from './support-request.ts'
import type { SupportTexts } from './support-texts.ts'
import { useSupportForm } from './use-support-form.ts'

/** Longer than this, and mail apps cut a link's text off; characters. */
const longest = { line: 120, message: 4000 }

type SupportFormProps = { texts: SupportTexts; open?: ((link: string) => void) | undefined }

/** Five fields that become a message in the sender's own mail app (spec §2, §7). */
export function SupportForm({ texts, open }: SupportFormProps) {
  const { t } = useTranslation('common')
  const { request, change, missing, opening, sent, submit } = useSupportForm(texts, open)
  const [notAnAddress, setNotAnAddress] = useState(false)
  const words = texts.form

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const focus = (field: SupportField) => form.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
    const wrong = form.querySelector('[name=email]:invalid') !== null
    setNotAnAddress(wrong)
    if (wrong) return focus('email')
    const first = submit()
    if (first) focus(first)
  }
  const field = (name: Exclude<SupportField, 'category'>) => ({
    name,
    label: words[name],
    value: request[name],
    error: missing.includes(name) && t('validation.required'),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  const email = field('email')

  return (
    <Card as="section" aria-labelledby="write">
      <h2 id="write" className="scroll-mt-24 text-xl font-semibold">
        {words.title}
      </h2>
      <p className="mt-1 mb-6 text-soft">{words.hint}</p>
      <form noValidate onSubmit={send} className="space-y-5">
        <TextField {...field('name')} autoComplete="name" maxLength={longest.line} />
        <TextField
          {...email}
          type="email"
          autoComplete="email"
          error={notAnAddress ? t('validation.email') : email.error}
        />
        <ChoiceGroup
          name="category"
          columns={2}
          label={words.category}
          options={supportCategories.map((value) => ({ value, label: words.categories[value] }))}
          value={request.category}
          onValueChange={(value) => change('category', value)}
          error={missing.includes('category') && t('validation.choice')}
        />
        <TextField {...field('subject')} maxLength={longest.line} />
        <TextArea {...field('message')} rows={6} maxLength={longest.message} />
        <Button
          type="submit"
          block
          icon={<SendIcon aria-hidden="true" />}
          busy={opening}
          busyLabel={words.opening}
        >
          {words.send}
        </Button>
      </form>
      {sent !== null && <MailFallback texts={texts.fallback} message={sent} />}
    </Card>
  )
}
