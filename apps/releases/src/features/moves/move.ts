import type { Audience, SeenState } from '@rafiq/platform-contracts'

/** Something that can be done with what is live of a remote. */
export type Move =
  | { kind: 'promote'; version: string }
  | { kind: 'rollback'; version: string }
  | { kind: 'canary'; version: string; percent: number; audience?: Audience | undefined }
  | { kind: 'endCanary' }
  /** Why is asked in the dialog. */
  | { kind: 'yank'; version: string }
  | { kind: 'disable' }
  | { kind: 'enable' }

/** What the service compares: where a remote's channels stood when somebody decided. */
export const seenOf = ({ stable, canary, disabled }: SeenState): SeenState => ({
  stable,
  canary,
  disabled,
})
