import { draftOf } from '../features/questionnaire/draft.ts'
import { fullAnswers } from '../features/questionnaire/full-answers.fixture.ts'
import { credentials } from '../shared/credentials.ts'
import { show } from './show.tsx'

/** Somebody who filled in everything but what `overrides` says, at a step of the questionnaire. */
export function filledIn(
  at: string,
  overrides: Parameters<typeof fullAnswers>[0] = {},
  language?: Parameters<typeof show>[1],
) {
  const answers = fullAnswers(overrides)
  credentials.write({ email: answers.email, password: answers.password })
  draftOf('new').save(answers)
  return show(at, language)
}
