import { newRequestSchema } from '@rafiq/contracts/moderation'
import { toFieldErrors } from '@rafiq/forms'
import { memberStorageName, storedValue, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { useMemo } from 'react'
import { type ResolverResult, useForm } from 'react-hook-form'
import { useKeptValues } from '../../shared/use-kept-values.ts'
import { isRequestValues, type RequestValues, toRequest } from './appeals.ts'
import { requestsQuery, sendRequest } from './queries.ts'

function resolver(values: RequestValues): ResolverResult<RequestValues> {
  const parsed = newRequestSchema.safeParse(toRequest(values))
  if (parsed.success) return { values, errors: {} }
  // Without a kind the schema looks no further: words that are missing are told at the same time.
  const ofWords =
    values.kind === '' && newRequestSchema.safeParse({ kind: 'access', words: values.words }).error
  const issues = [...parsed.error.issues, ...(ofWords ? ofWords.issues : [])]
  const errors = toFieldErrors<RequestValues>(issues.map(({ path, message }) => [String(path[0]), message]))
  return { values: {}, errors }
}

const empty: RequestValues = { kind: '', against: '', words: '' }

/** What is typed, of one member; what an appeal was begun against elsewhere has a draft of its own. */
const draftOf = (memberId: string, against: string | null) =>
  storedValue({
    key: memberStorageName(memberId, against === null ? 'request' : `request.${against}`),
    shape: isRequestValues,
  })

/** The form of a request and its sending. @param against what an appeal was begun against elsewhere, if it was */
export function useNewRequest(memberId: string, against: string | null) {
  const { t } = useTranslation('requests')
  const client = useQueryClient()
  const draft = useMemo(() => draftOf(memberId, against), [memberId, against])
  const form = useForm<RequestValues>({
    resolver,
    defaultValues: draft.read() ?? (against === null ? empty : { ...empty, kind: 'appeal', against }),
  })
  useKeptValues(form, draft)
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (values: RequestValues) => sendRequest(newRequestSchema.parse(toRequest(values))),
    onSuccess: (request) => {
      form.reset(empty)
      draft.clear()
      client.setQueryData(requestsQuery.queryKey, (requests) => requests && [request, ...requests])
      toast({ title: t('requests:form.sent'), description: t('requests:form.sentText'), tone: 'success' })
    },
  })
  return { ...form, submit: form.handleSubmit((values) => mutate(values)), busy: isPending, error }
}
