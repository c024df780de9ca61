import {
  appealableTemplates,
  type NewRequest,
  type Notice,
  type OwnRequest,
  type RequestKind,
  requestKinds,
} from '@rafiq/contracts/moderation'

/** What the form holds. `against`: `pause`, or the id of a notice. */
export interface RequestValues {
  kind: RequestKind | ''
  against: string
  words: string
}

/** Of something that was kept in the browser. */
export function isRequestValues(value: unknown): value is RequestValues {
  const { kind, against, words } = (value ?? {}) as Partial<Record<keyof RequestValues, unknown>>
  const isKind = kind === '' || requestKinds.some((one) => one === kind)
  return isKind && typeof against === 'string' && typeof words === 'string'
}

/** The notices that tell a decision which can be appealed against. */
export const appealable = (notices: readonly Notice[]): Notice[] =>
  notices.filter(({ template }) => (appealableTemplates as readonly string[]).includes(template))

/** Whether an appeal against what a notice tells was refused: there is no second one. */
export const isRefused = (requests: readonly OwnRequest[], noticeId: string): boolean =>
  requests.some(({ outcome, against }) => outcome === 'refused' && against?.noticeId === noticeId)

/** The request as it is sent; what is missing in the form is missing in it. */
export function toRequest({ kind, against, words }: RequestValues): Partial<NewRequest> {
  if (kind === '') return { words }
  if (kind !== 'appeal') return { kind, words }
  if (against === '') return { kind, words }
  return {
    kind,
    words,
    against: against === 'pause' ? { kind: 'pause' } : { kind: 'notice', noticeId: against },
  }
}
