import { useLoaded } from '@rafiq/app-kit'
import { useTranslation } from '@rafiq/platform/i18n'
import { EllipsisVertical, IconButton } from '@rafiq/ui'
import type { ReactNode } from 'react'
import type { Person } from '../person.ts'

const loadMenu = () => import(/* webpackChunkName: "safety" */ './opened-menu.tsx')
const preload = () => void loadMenu().catch(() => undefined)

export type SafetyMenuProps = {
  person: Person
  /** Pages about the two, above what else can be done. */
  links?: readonly { to: string; label: string; icon: ReactNode }[] | undefined
  /** They are blocked: called while the page still shows them, to leave where they were met. */
  onBlocked?: (() => unknown) | undefined
  /** Messages can be reported one by one here. */
  withMessages?: boolean | undefined
  /** Their contact may wait for the member's answer: then it can be declined here. */
  withDecline?: boolean | undefined
  className?: string | undefined
}

/** The button that opens what can be done about somebody; all of its code but the button comes when it is wanted. */
export function SafetyMenu(props: SafetyMenuProps) {
  const { t } = useTranslation('common')
  const { part, loading, request } = useLoaded(loadMenu)
  const label = t('safety.more', { name: props.person.name })
  if (part) return <part.OpenedMenu {...props} label={label} />
  return (
    <IconButton
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={loading || undefined}
      className={props.className}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void request()}
    >
      <EllipsisVertical aria-hidden="true" />
    </IconButton>
  )
}
