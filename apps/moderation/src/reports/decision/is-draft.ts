import { choices } from './choices.ts'
import { type DecisionDraft, emptyDraft } from './decision-draft.ts'

const fields = Object.keys(emptyDraft) as (keyof DecisionDraft)[]

/** Whether a value that was kept in the browser is a draft of ours. */
export function isDraft(value: unknown): value is DecisionDraft {
  if (typeof value !== 'object' || value === null) return false
  const kept = value as Partial<Record<keyof DecisionDraft, unknown>>
  return (
    fields.every((field) => typeof kept[field] === 'string') &&
    (kept.choice === '' || choices.some((choice) => choice === kept.choice))
  )
}
