import { useProfile, useShown } from '@rafiq/app-kit'
import type { ChatRoom } from '@rafiq/contracts/chat'
import { api, errorText, isApiError, linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useMutation, useQueryClient } from '@rafiq/platform/query'
import { useNavigate } from '@rafiq/platform/router'
import { Button, Callout, MessageCircle } from '@rafiq/ui'
import { LimitCallout } from './limit-callout.tsx'
import { changeCards, connectionsQuery, matchLimitQuery } from './queries.ts'

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

/**
 * `POST /api/chat-rooms`: opens the conversation with a match, or finds it, and goes there from where it was pressed.
 * Without a contact before it records one, under the same limit.
 */
function useOpenChat(matchedUserId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: profile } = useProfile()
  const shown = useShown(matchedUserId)
  return useMutation({
    mutationFn: () => api.post<ChatRoom>('/api/chat-rooms', { matchedUserId }),
    onSuccess: async ({ id }) => {
      await changeCards(queryClient, (cards) =>
        cards.map((card) =>
          card.id === matchedUserId
            ? { ...card, connectionStatus: card.connectionStatus ?? 'contacted' }
            : card,
        ),
      )
      for (const queryKey of [
        matchLimitQuery.queryKey,
        connectionsQuery.queryKey,
        ...(profile ? [[`/api/users/${profile.id}/chat-rooms`]] : []),
      ]) {
        void queryClient.invalidateQueries({ queryKey })
      }
      // Whoever went elsewhere meanwhile stays there.
      if (shown.current) await navigate(linkTo('chatRoom', { roomId: id }))
    },
    onError: () => queryClient.invalidateQueries({ queryKey: matchLimitQuery.queryKey }),
  })
}
