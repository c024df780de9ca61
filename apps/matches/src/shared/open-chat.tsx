import { errorText, isApiError } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Callout, MessageCircle } from '@rafiq/ui'
import { LimitCallout } from './limit-callout.tsx'
import { useOpenChat } from './use-open-chat.ts'

type OpenChatProps = { matchedUserId: string; block?: boolean }

/** The way to a conversation in Rafiq, and why there is none should it be refused. */
export function OpenChat({ matchedUserId, block = false }: OpenChatProps) {
  const { t } = useTranslation(['matches', 'common'])
  const { mutate, isPending, error } = useOpenChat(matchedUserId)
  const code = isApiError(error) ? error.code : null
  return (
    <>
      <Button
        variant="secondary"
        block={block}
        icon={<MessageCircle aria-hidden="true" />}
        busy={isPending}
        busyLabel={t('chat.opening')}
        onClick={() => mutate()}
      >
        {t('chat.open')}
      </Button>
      {code === 'contact-limit' && <LimitCallout />}
      {error && code !== 'contact-limit' && (
        <Callout tone="amber" role="alert" title={t('chat.problem')}>
          <p>{code === 'not-found' ? t('chat.gone') : errorText(error, t)}</p>
        </Callout>
      )}
    </>
  )
}
