import type { Hole } from './hole.ts'

const module = 'services/users/dist/profile/edit-profile.js'

export const freeAnswers: Hole = {
  name: 'free-answers',
  about: 'A member changes gender and city at will, and so sees everybody.',
  changes: [
    { module, find: 'merged.answers.gender !== member.profile.gender', by: 'false' },
    { module, find: 'if (left === 0)', by: 'if (false)' },
  ],
  foundBy: { kind: 'rule', attack: 'harvest', what: /gender is changed at will/ },
}
