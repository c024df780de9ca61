import { useTranslation } from '@rafiq/platform/i18n'
import { Button, IconButton, MessageCircleQuestionMark } from '@rafiq/ui'

type QuestionsButtonProps = { loading: boolean; onOpen: () => void }

/** Beside the field where one types. */
export function QuestionsButton({ loading, onOpen }: QuestionsButtonProps) {
  const { t } = useTranslation('chat')
  return (
    <IconButton
      label={t('questions.title')}
      aria-haspopup="dialog"
      aria-busy={loading || undefined}
      className="my-0.5 -ms-1"
      onClick={onOpen}
    >
      <MessageCircleQuestionMark aria-hidden="true" />
    </IconButton>
  )
}

/** In a room where nothing was said yet, under the words to begin with. */
export function QuestionsInvitation({ loading, onOpen }: QuestionsButtonProps) {
  const { t } = useTranslation('chat')
  return (
    <p className="mx-auto max-w-4xl px-3 pb-4 text-sm text-soft sm:px-5">
      {t('questions.invitation')}{' '}
      <Button
        variant="quiet"
        className="-mx-2 px-2! text-sm!"
        aria-haspopup="dialog"
        busy={loading}
        onClick={onOpen}
      >
        {t('questions.choose')}
      </Button>
    </p>
  )
}
