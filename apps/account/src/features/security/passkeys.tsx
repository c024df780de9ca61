import './texts.ts'
import { limits } from '@rafiq/contracts'
import type { AccountSecurity } from '@rafiq/contracts/accounts'
import { passkeysSupported } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Callout, Section } from '@rafiq/ui'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyItem } from './passkey-item.tsx'

type PasskeysProps = { security: AccountSecurity; onCodes: (codes: string[]) => void }

/** What a passkey is, those there are, and another one. */
export function Passkeys({ security: { passkeys, secondFactor, restriction }, onCodes }: PasskeysProps) {
  const { t } = useTranslation('security')
  const staff = secondFactor !== 'none'
  return (
    <Section title={t('security:passkeys.title')} lead={t('security:passkeys.lead')}>
      {passkeys.length > 0 && (
        <ul className="mb-5 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {!passkeysSupported() ? (
        <Callout>{t('security:passkeys.unsupported')}</Callout>
      ) : passkeys.length < limits.factors.passkeys ? (
        <AddPasskey primary={restriction === 'second-factor-required'} staff={staff} onCodes={onCodes} />
      ) : (
        <p className="text-soft">{t('common:errors.factor-limit')}</p>
      )}
    </Section>
  )
}
