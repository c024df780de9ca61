/** A figure that Prometheus computes and keeps under a name of its own. */
export interface Recording {
  readonly record: string
  readonly expr: string
  readonly labels?: Readonly<Record<string, string>>
}

/** A state that somebody has to be told of; its name leads to its runbook. */
export interface Alert {
  readonly alert: string
  /** page: now, at any hour; ticket: within a working day; none: for machines. */
  readonly severity: 'page' | 'ticket' | 'none'
  readonly expr: string
  /** How long it has to last. */
  readonly for?: string
  /** One sentence; may name labels. */
  readonly summary: string
}

/** `QueueStalled` has `docs/runbooks/queue-stalled.md`. */
export const runbookOf = ({ alert }: Pick<Alert, 'alert'>): string =>
  `docs/runbooks/${alert.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.md`
