import { type AuditLogEntry, auditColumns } from '@rafiq/contracts/moderation'

/** Where a spreadsheet would begin to calculate (OWASP: CSV injection). */
const formula = /^[=+\-@\t\r\n]/

/** One cell: what could be a formula is text, and quotes are doubled (RFC 4180). */
export function csvCell(value: string | null): string {
  const text = value ?? ''
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** The first line, after the mark by which spreadsheets know UTF-8. */
export const csvHead = `\uFEFF${line(auditColumns)}`

export function csvRow(entry: AuditLogEntry): string {
  const { id, at, service, action, actor, subject, details, addressHash } = entry
  const cells: Record<(typeof auditColumns)[number], string | null> = {
    id,
    at,
    service,
    action,
    actor_role: actor.role,
    actor_id: actor.id,
    actor_email: actor.email,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_email: subject.email,
    details: JSON.stringify(details),
    address_hash: addressHash,
  }
  return line(auditColumns.map((column) => cells[column]))
}
