import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Card, EmptyState } from '@rafiq/ui'
import { type ReactNode, useId } from 'react'

type InvalidLinkProps = {
  title: string
  description: string
  /** Over the form. */
  again: string
  /** Asks for another mail. */
  children: ReactNode
}

/** A link of a mail that does nothing any more: why that may be, and another mail from here. */
export function InvalidLink({ title, description, again, children }: InvalidLinkProps) {
  const { t } = useTranslation('onboarding')
  const headingId = useId()
  return (
    <>
      <div role="alert">
        <EmptyState
          drawing="lantern"
          level={1}
          title={title}
          description={description}
          action={
            <ButtonLink asChild variant="quiet">
              <Link to={linkTo('login')}>{t('verify.login')}</Link>
            </ButtonLink>
          }
        />
      </div>
      <Card as="section" aria-labelledby={headingId} className="space-y-4">
        <h2 id={headingId} className="text-xl font-semibold">
          {again}
        </h2>
        {children}
      </Card>
    </>
  )
}
