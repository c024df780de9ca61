/** A contact whose outcome is still to be asked for. */
export type OutcomeQuestion = {
  userId: string
  matchedUserId: string
  /** When to ask; milliseconds since the epoch. */
  due: number
}

/** Only ids wait here, no names and no numbers: the tab outlives its session. */
const storageKey = 'matches.outcomes'
const listeners = new Set<() => void>()
let kept = ''

/**
 * The questions that wait in this tab, also over a reload (design, What people see). Reading and writing go through
 * text, so that equal content is the same snapshot.
 */
export const outcomeQuestions = {
  snapshot(): string {
    try {
      return sessionStorage.getItem(storageKey) ?? ''
    } catch {
      return kept
    }
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Asks at `due`, in place of an earlier question about the same person. */
  ask(question: OutcomeQuestion) {
    write([...without(question), question])
  },
  drop(question: Pick<OutcomeQuestion, 'matchedUserId'>) {
    write(without(question))
  },
}

const without = ({ matchedUserId }: Pick<OutcomeQuestion, 'matchedUserId'>) =>
  parseQuestions(outcomeQuestions.snapshot()).filter((other) => other.matchedUserId !== matchedUserId)

function write(questions: OutcomeQuestion[]) {
  kept = JSON.stringify(questions)
  try {
    sessionStorage.setItem(storageKey, kept)
  } catch {
    // Full or refused: the question is asked all the same, but does not survive a reload.
  }
  for (const listener of listeners) listener()
}

/** What the storage holds; anything else than questions is nothing. */
export function parseQuestions(text: string): OutcomeQuestion[] {
  try {
    const value: unknown = JSON.parse(text || '[]')
    return Array.isArray(value) ? value.filter(isQuestion) : []
  } catch {
    return []
  }
}

function isQuestion(value: unknown): value is OutcomeQuestion {
  if (typeof value !== 'object' || value === null) return false
  const { userId, matchedUserId, due } = value as Partial<OutcomeQuestion>
  return typeof userId === 'string' && typeof matchedUserId === 'string' && typeof due === 'number'
}
