import type { AuditEntry } from '@rafiq/contracts/moderation'
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../database/tables.ts'

type Details = AuditEntry['details']
export type EntryBuilder = ExpressionBuilder<Tables & { entry: Tables['audit.entries'] }, 'entry'>

/** That an entry's details hold all of these: by the index on details. */
export const detailsHold = (eb: EntryBuilder, details: Partial<Details>) =>
  eb('entry.details', '@>', eb.cast<Details>(eb.val(JSON.stringify(details)), 'jsonb'))

/** That an entry's action begins so. */
export const actionBegins = (eb: EntryBuilder, beginning: string) =>
  eb(eb.cast<string>('entry.action', 'text'), 'like', `${beginning}%`)
