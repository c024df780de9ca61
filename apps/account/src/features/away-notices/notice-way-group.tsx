import type { NoticeWay } from '@rafiq/contracts/members'
import { useTranslation } from '@rafiq/platform/i18n'
import { type ReactNode, useId } from 'react'

/** The choices of one way to be told, under its name. */
export function NoticeWayGroup({
  way,
  lead,
  children,
}: {
  way: NoticeWay
  lead?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation('account')
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the rest is
    <div
      role="group"
      aria-labelledby={id}
      className="space-y-5 border-line not-first:border-t not-first:pt-5"
    >
      <div>
        <h3 id={id} className="font-semibold text-soft">
          {t(`away.${way}.title`)}
        </h3>
        {lead && <p className="mt-1 max-w-text text-sm text-soft">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
