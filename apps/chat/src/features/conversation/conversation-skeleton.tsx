import { useTranslation } from '@rafiq/platform/i18n'
import { LoadingState, Skeleton } from '@rafiq/ui'

const shapes = ['w-48', 'w-64', 'ms-auto w-56', 'w-40', 'ms-auto w-72 h-16', 'ms-auto w-36']

/** In the shape of a conversation, while it is on its way. */
export function ConversationSkeleton() {
  const { t } = useTranslation('chat')
  return (
    <div className="flex grow flex-col justify-end overflow-hidden p-4 sm:p-6">
      <LoadingState label={t('room.loading')}>
        <div aria-hidden="true" className="space-y-3">
          {shapes.map((shape) => (
            <Skeleton key={shape} className={`h-11 max-w-[80%] rounded-card ${shape}`} />
          ))}
        </div>
      </LoadingState>
    </div>
  )
}
