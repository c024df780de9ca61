import { type NewReport, newReportSchema } from '@rafiq/contracts/moderation'
import { schemaResolver } from '@rafiq/forms'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Person } from '../person.ts'
import { useReport } from './use-report.ts'

type UseReportForm = {
  subject: NewReport['subject']
  person: Person
  onBlocked: (() => unknown) | undefined
  onSent: () => void
}

export type ReportFormState = ReturnType<typeof useReportForm>

/** The form's values and its sending; it is empty again once it was sent. */
export function useReportForm({ subject, person, onBlocked, onSent }: UseReportForm) {
  const { mutate, isPending, error } = useReport(person, onBlocked)
  const [alsoBlock, setAlsoBlock] = useState(false)
  const form = useForm<NewReport>({
    resolver: schemaResolver<NewReport>(newReportSchema),
    defaultValues: { subject, words: '' },
  })
  const sent = () => {
    form.reset()
    setAlsoBlock(false)
    onSent()
  }
  return {
    ...form,
    alsoBlock,
    setAlsoBlock,
    submit: form.handleSubmit((report) => mutate({ report, alsoBlock }, { onSuccess: sent })),
    busy: isPending,
    error,
  }
}
