import { announce, hasUnsent } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useState } from 'react'

/** Signing out asks in its place first, where it would erase what is not sent yet: the next press is meant. */
export function useUnsentQuestion(signOut: () => void) {
  const { t } = useTranslation('account')
  const [asking, setAsking] = useState(false)
  const press = () => {
    if (asking || !hasUnsent()) return signOut()
    setAsking(true)
    announce(t('signOut.unsent'))
  }
  return { asking, press, onBlur: () => setAsking(false) }
}
