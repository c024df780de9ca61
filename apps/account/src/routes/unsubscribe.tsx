import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSearchParams } from '@rafiq/platform/router'
import { UnsubscribePage } from '../features/unsubscribe/unsubscribe-page.tsx'

/** `/unsubscribe`: where the link of a notice leads, with `?token=`; no session is needed. */
export function Component() {
  const { t } = useTranslation('account')
  const token = useSearchParams()[0].get('token') ?? ''
  usePage({ title: t('unsubscribe.title') })
  return <UnsubscribePage token={token} />
}
