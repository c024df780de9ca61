import { type MemberExport, pauseReasons, type StaffPause } from '@rafiq/contracts'

type StaffAction = MemberExport['moderation']['actions'][number]

/** Why the team paused the account and until when, as the entry has it; null where it tells no such thing. */
export function toldPause({ action, details }: StaffAction): StaffPause | null {
  if (action !== 'member.paused') return null
  const reason = pauseReasons.find((known) => known === details.reason)
  if (!reason) return null
  return { reason, until: typeof details.until === 'string' ? details.until : null }
}
