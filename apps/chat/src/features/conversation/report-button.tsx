import { useTranslation } from '@rafiq/platform/i18n'
import { Flag } from '@rafiq/ui'
import type { KeyboardEvent, Ref } from 'react'

type ReportButtonProps = {
  ref: Ref<HTMLButtonElement>
  /** Tab stops at one of them alone; the arrow keys lead to the others. */
  tabStop: boolean
  onPress: () => void
}

/** Beside a message of the other one: seen when the message is pointed at, tapped or reached by keyboard. */
export function ReportButton({ ref, tabStop, onPress }: ReportButtonProps) {
  const { t } = useTranslation('chat')
  return (
    <button
      ref={ref}
      type="button"
      data-report
      tabIndex={tabStop ? 0 : -1}
      aria-label={t('report.message')}
      title={t('report.message')}
      onClick={onPress}
      className="inline-grid size-11 shrink-0 place-items-center rounded-control text-soft opacity-0 transition-opacity group-hover:opacity-100 hover:text-clay focus:opacity-100"
    >
      <Flag aria-hidden="true" className="size-4.5" />
    </button>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The arrow keys on such a button, from message to message. */
export function moveToNextReport(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-report]')]
  const index = buttons.indexOf(event.target as HTMLButtonElement)
  const next = step === undefined || index < 0 ? undefined : buttons[index + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
