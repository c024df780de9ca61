import { profileQuery, settings, useProfile } from '@rafiq/app-kit'
import type { MatchCard } from '@rafiq/contracts/matching'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient } from '@rafiq/platform/query'
import { useRef, useState } from 'react'
import { openOutside } from '../../shared/open-outside.ts'
import { outcomeQuestions } from '../../shared/outcome-questions.ts'
import { useMatchLimit } from '../../shared/queries.ts'
import { chatLink } from '../../shared/whatsapp-link.ts'
import { decideContact } from './decide-contact.ts'
import { numberNotice } from './number-notice.ts'
import { notRecorded, useRecordContact } from './record-contact.ts'

/** The question comes so long after WhatsApp opens (spec §9); milliseconds. */
const questionDelay = 3000
/** A second tap within this time is the same one; milliseconds. */
const doubleClick = 1000

/**
 * Opens WhatsApp in the click itself, records the contact beside it, and has the outcome asked for later. WhatsApp shows
 * the sender's number: the first time that is confirmed before (`asking`).
 */
export function useContact(match: MatchCard, name: string) {
  const { t } = useTranslation('matches')
  const queries = useQueryClient()
  const { data: profile } = useProfile()
  const { data: limit, refetch: readLimit } = useMatchLimit()
  const record = useRecordContact()
  const lastTap = useRef(Number.NEGATIVE_INFINITY)
  const recorded = useRef(false)
  const noticed = useRef(false)
  const [problem, setProblem] = useState<'limit' | 'popup' | null>(null)
  const [asking, setAsking] = useState(false)

  const decision = decideContact(match.connectionStatus, limit)

  const isSameTap = () => Date.now() - lastTap.current < doubleClick

  const contact = () => {
    if (match.phone === null || isSameTap()) return
    if (decision.blocked) {
      setProblem('limit')
      // A place may have opened in another tab: the next tap knows.
      void readLimit()
      return
    }
    if (noticed.current || (profile && numberNotice.isConfirmed(profile.id))) open()
    else setAsking(true)
  }

  const confirm = () => {
    noticed.current = true
    open()
  }

  const open = () => {
    if (match.phone === null || isSameTap()) return
    const now = Date.now()
    const link = chatLink(settings.whatsappUrl, match.phone, t('contact.message', { name }))
    if (link === null) return
    lastTap.current = now
    const opened = openOutside(link)
    setProblem(opened ? null : 'popup')
    // What did not open has no outcome yet, and the question would cover the way to open it.
    const due = decision.ask && opened ? now + questionDelay : null
    // At once where that is possible: with WhatsApp in front, a phone stops the page.
    if (profile) follow(profile.id, due)
    else void queries.ensureQueryData(profileQuery).then((own) => own && follow(own.id, due), notRecorded)
  }

  const follow = (userId: string, due: number | null) => {
    const direction = { userId, matchedUserId: match.id }
    numberNotice.confirm(userId)
    if (due !== null) outcomeQuestions.ask({ ...direction, due })
    if (!decision.record || recorded.current) return
    recorded.current = true
    record.mutate(
      { ...direction, status: 'contacted' },
      {
        onError: () => {
          recorded.current = false
        },
      },
    )
  }
  return {
    contact,
    asking,
    setAsking,
    confirm,
    problem: problem === 'limit' && !decision.blocked ? null : problem,
  }
}
