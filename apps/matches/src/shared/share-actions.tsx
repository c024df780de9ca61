import { settings } from '@rafiq/app-kit'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Check, Copy, Ltr, MessageCircle } from '@rafiq/ui'
import { useState } from 'react'
import { BlockedCallout } from './blocked-callout.tsx'
import { openOutside } from './open-outside.ts'
import { shareLink } from './whatsapp-link.ts'

/** The product's link to copy, and the message to send by WhatsApp (spec §4, §7). */
export function ShareActions() {
  const { t } = useTranslation('matches')
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no')
  const [blocked, setBlocked] = useState(false)
  const link = settings.publicUrl
  const share = () => setBlocked(!openOutside(shareLink(settings.whatsappUrl, t('share.message', { link }))))
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('yes')
    } catch {
      setCopied('refused')
    }
  }
  return (
    <div className="space-y-3">
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button variant="secondary" icon={copied === 'yes' ? <Check /> : <Copy />} onClick={copy}>
          {t('share.copy')}
        </Button>
        <Button variant="secondary" icon={<MessageCircle />} onClick={share}>
          {t('share.whatsapp')}
        </Button>
      </div>
      <p role="status" className="text-soft empty:hidden">
        {copied === 'yes' && t('share.copied')}
        {copied === 'refused' && (
          <>
            {t('share.copyByHand')} <Ltr className="select-all wrap-anywhere">{link}</Ltr>
          </>
        )}
      </p>
      {blocked && <BlockedCallout onAgain={share} />}
    </div>
  )
}
