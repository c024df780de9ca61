import type { PendingSignIn } from '@rafiq/contracts/accounts'
import { PageTitle } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Callout, LoadingState, PageColumn, PageHeader, Skeleton } from '@rafiq/ui'
import { Suspense, useRef, useState } from 'react'
import { LoginForm } from '../features/login/login-form.tsx'
import { LoginLinks } from '../features/login/login-links.tsx'
import { PasskeySignIn } from '../features/login/passkey-sign-in.tsx'
import { useAdoptedSession } from '../features/login/use-adopted-session.ts'
import { lazyPart } from '../shared/lazy-part.ts'

/** Only for whom a second factor is asked. */
const secondStep = lazyPart(async () => {
  const { SecondStep } = await import(
    /* webpackChunkName: "second-step" */ '../features/login/second-step.tsx'
  )
  return { default: SecondStep }
})

type SignIn = { email: string; pending: PendingSignIn | null; expired: boolean }

/** E-mail address and password, a passkey, and for staff the second step in their place. */
export function Component() {
  const { t } = useTranslation(['shell', 'common'])
  useAdoptedSession()
  const [{ email, pending, expired }, setSignIn] = useState<SignIn>({
    email: '',
    pending: null,
    expired: false,
  })
  const startAgain = (after: { expired: boolean }) => setSignIn({ email, pending: null, ...after })
  const form = useRef<HTMLDivElement>(null)
  const typed = () => form.current?.querySelector<HTMLInputElement>('[name=email]')?.value.trim() ?? ''
  const SecondStep = secondStep()
  const words = pending ? 'login.second' : 'login'
  return (
    <PageColumn>
      <PageTitle title={t(`${words}.title`)} />
      <div ref={form} className="mx-auto max-w-md">
        <PageHeader title={t(`${words}.title`)} lead={t(`${words}.lead`)} />
        {pending ? (
          <Suspense
            fallback={
              <LoadingState label={t('common:words.loading')}>
                <Skeleton className="h-11" />
              </LoadingState>
            }
          >
            <SecondStep
              signIn={pending}
              onExpired={() => startAgain({ expired: true })}
              onBack={() => startAgain({ expired: false })}
            />
          </Suspense>
        ) : (
          <>
            {expired && (
              <Callout tone="amber" role="alert" className="mb-5">
                {t('common:errors.second-factor-expired')}
              </Callout>
            )}
            <LoginForm
              email={email}
              onPending={(signIn, typed) => setSignIn({ email: typed, pending: signIn, expired: false })}
            />
            <PasskeySignIn />
            <LoginLinks typed={typed} />
          </>
        )}
      </div>
    </PageColumn>
  )
}
