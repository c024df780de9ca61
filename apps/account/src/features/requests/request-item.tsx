import { noticeText, type OwnRequest } from '@rafiq/contracts/moderation'
import { errorText, toast, useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { AlertDialog, Badge, Button, CircleCheck, Clock, X } from '@rafiq/ui'
import { useState } from 'react'
import { requestsQuery, withdrawRequest } from './queries.ts'

const marks = {
  open: { tone: 'amber', icon: <Clock /> },
  granted: { tone: 'palm', icon: <CircleCheck /> },
  refused: { tone: 'neutral', icon: <X /> },
  withdrawn: { tone: 'neutral', icon: <X /> },
} as const

/** One request: what was asked, until when it is answered, and the answer. */
export function RequestItem({ request }: { request: OwnRequest }) {
  const { t } = useTranslation('requests')
  const { date } = useFormat()
  const { kind, at, due, status, outcome, closedAt, words, answer } = request
  const state = outcome ?? (status === 'withdrawn' ? 'withdrawn' : 'open')
  const { tone, icon } = marks[state]
  const overdue = status === 'open' && Date.parse(due) < Date.now()
  return (
    <article className="space-y-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{t(`requests:kind.${kind}`)}</h3>
          <Against request={request} />
          <p className="text-sm text-soft">
            {t('requests:item.sent')} <time dateTime={at}>{date(at)}</time>
          </p>
        </div>
        <Badge tone={tone} icon={icon}>
          {t(`requests:state.${state}`)}
        </Badge>
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-soft">
        {words}
      </p>
      {answer !== null && (
        <div className="rounded-control bg-sunken px-4 py-3">
          <p className="text-sm text-soft">
            {t('requests:item.answer')} {closedAt && <time dateTime={closedAt}>{date(closedAt)}</time>}
          </p>
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
            {answer}
          </p>
        </div>
      )}
      {status === 'open' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className={`text-sm ${overdue ? 'font-semibold text-clay' : ''}`}>
            {t(overdue ? 'requests:item.overdue' : 'requests:item.due')}{' '}
            <time dateTime={due}>{date(due)}</time>
          </p>
          <Withdraw request={request} />
        </div>
      )}
    </article>
  )
}

/** What an appeal is against. */
function Against({ request: { against } }: { request: OwnRequest }) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const { date } = useFormat()
  if (!against) return null
  const title = against.template ? noticeText(against.template, language).title : t('requests:against.pause')
  return (
    <p className="text-sm text-soft">
      {title} · <time dateTime={against.at}>{date(against.at)}</time>
    </p>
  )
}

function Withdraw({ request: { id } }: { request: OwnRequest }) {
  const { t } = useTranslation(['requests', 'common'])
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useSingleMutation({
    mutationFn: () => withdrawRequest(id),
    onSuccess: () => toast({ title: t('requests:withdraw.done') }),
    onError: (error: Error) =>
      toast({ title: t('requests:withdraw.failed'), description: errorText(error, t), tone: 'error' }),
    // Answered meanwhile, perhaps.
    onSettled: () => client.invalidateQueries({ queryKey: requestsQuery.queryKey }),
  })
  return (
    <AlertDialog
      open={asking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="quiet" className="-mx-5">
          {t('requests:withdraw.button')}
        </Button>
      }
      title={t('requests:withdraw.title')}
      description={t('requests:withdraw.text')}
      confirmLabel={t('requests:withdraw.confirm')}
      cancelLabel={t('requests:withdraw.keep')}
      busy={isPending}
      onConfirm={() =>
        mutateAsync(undefined)
          .catch(() => undefined)
          .then(() => setAsking(false))
      }
    />
  )
}
