import {
  type Agreement,
  type AgreementSections,
  type AgreementTopic,
  agreementTopics,
} from '@rafiq/contracts/chat'

/** What somebody makes of an agreement and has not saved. */
export type Draft = {
  /** The version with which it began. */
  began: number
  /** The version that it would change by now, and what that says. */
  version: number
  base: AgreementSections
  text: AgreementSections
  /** What the other one made of a section that was changed here too, until its author has said which of the two it is. */
  conflicts: Partial<AgreementSections>
}

type Sheet = Pick<Agreement, 'version' | 'sections'>

/** @param text to begin with, where that is not what stands there */
export const beginDraft = ({ version, sections }: Sheet, text: AgreementSections = sections): Draft => ({
  began: version,
  version,
  base: sections,
  text,
  conflicts: {},
})

/**
 * Brings a draft up to a newer version: what only the other one changed is taken over, what only the author did stays, and
 * what both changed differently stays too, beside what the other one made of it. Nothing typed is ever replaced.
 */
export function rebase(draft: Draft, { version, sections }: Sheet): Draft {
  if (version <= draft.version) return draft
  const text = { ...draft.text }
  const conflicts: Partial<AgreementSections> = {}
  for (const topic of agreementTopics) {
    const [mine, base, theirs] = [draft.text[topic], draft.base[topic], sections[topic]]
    const open = draft.conflicts[topic] !== undefined
    if (mine === theirs) continue
    if (mine === base && !open) text[topic] = theirs
    else if (theirs !== base || open) conflicts[topic] = theirs
  }
  return { ...draft, version, base: sections, text, conflicts }
}

/** As it is typed. */
export const typed = (draft: Draft, topic: AgreementTopic, text: string): Draft => ({
  ...draft,
  text: { ...draft.text, [topic]: text },
})

/** Of what both changed: the author's own text, or the other one's. */
export function settle(draft: Draft, topic: AgreementTopic, choice: 'own' | 'other'): Draft {
  const { [topic]: theirs, ...conflicts } = draft.conflicts
  const text = choice === 'other' && theirs !== undefined ? { ...draft.text, [topic]: theirs } : draft.text
  return { ...draft, text, conflicts }
}

export const hasChanges = ({ text, base }: Pick<Draft, 'text' | 'base'>): boolean =>
  agreementTopics.some((topic) => text[topic] !== base[topic])
