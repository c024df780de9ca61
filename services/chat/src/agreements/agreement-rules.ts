import {
  type AgreementSections,
  type ApproveAgreement,
  agreementTopics,
  type SaveAgreement,
} from '@rafiq/contracts/chat'
import { visible } from '@rafiq/platform-contracts'
import { type AppError, ConflictError, ForbiddenError, RuleError } from '@rafiq/service-kit'

/** What holds of a room's agreement at the moment at which one of the two saves it. */
export interface Saving {
  isActive: boolean
  /** The newest version; 0 before the first. */
  version: number
  sections: AgreementSections
}

type SaveError = 'paused' | 'changed'

/** Whether a save becomes the next version. `repeated`: that is what stands there already, whichever version says so. */
export function decideSave(
  { isActive, version, sections }: Saving,
  saved: SaveAgreement,
): 'store' | 'repeated' | SaveError {
  if (agreementTopics.every((topic) => sections[topic] === saved.sections[topic])) return 'repeated'
  if (!isActive) return 'paused'
  return version === saved.version ? 'store' : 'changed'
}

/** What holds of the newest version at the moment at which one of the two approves it, or takes that back. */
export interface Approving extends Saving {
  ownApproved: boolean
  otherApproved: boolean
}

type ApprovalError = 'paused' | 'changed' | 'made' | 'empty'

export function decideApproval(
  { isActive, version, sections, ownApproved, otherApproved }: Approving,
  asked: ApproveAgreement,
): 'store' | 'repeated' | ApprovalError {
  if (version !== asked.version) return 'changed'
  if (ownApproved === asked.approved) return 'repeated'
  if (!isActive) return 'paused'
  if (asked.approved && !agreementTopics.some((topic) => visible.test(sections[topic]))) return 'empty'
  return !asked.approved && otherApproved ? 'made' : 'store'
}

export const errors: Record<SaveError | ApprovalError, () => AppError> = {
  paused: () => new ForbiddenError('account-paused'),
  changed: () => new ConflictError('agreement-changed'),
  made: () => new ConflictError('agreement-made'),
  empty: () => new RuleError('agreement-empty'),
}
