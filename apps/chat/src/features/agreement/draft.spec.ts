import { describe, expect, test } from '@jest/globals'
import { noSections } from '@rafiq/contracts/chat'
import { beginDraft, hasChanges, rebase, settle, typed } from './draft.ts'

const sheet = (version: number, sections: object) => ({ version, sections: { ...noSections, ...sections } })
const begun = beginDraft(sheet(1, { rent: 'Half', bills: 'Half' }))

describe('a draft that meets a newer version', () => {
  test('takes over what only the other one changed', () => {
    const draft = rebase(typed(begun, 'bills', 'By meter'), sheet(2, { rent: 'By room', bills: 'Half' }))
    expect(draft).toMatchObject({
      began: 1,
      version: 2,
      text: { rent: 'By room', bills: 'By meter' },
      conflicts: {},
    })
  })

  test('keeps what was typed where both changed it, beside what the other one made of it', () => {
    const draft = rebase(typed(begun, 'rent', 'Mine'), sheet(2, { rent: 'Theirs', bills: 'Half' }))
    expect(draft.text.rent).toBe('Mine')
    expect(draft.conflicts).toEqual({ rent: 'Theirs' })
  })

  test('has no conflict where both typed the same', () => {
    const draft = rebase(typed(begun, 'rent', 'Same'), sheet(2, { rent: 'Same', bills: 'Half' }))
    expect(draft.conflicts).toEqual({})
    expect(hasChanges(draft)).toBe(false)
  })

  test('keeps an open conflict, with the newest text of the other one', () => {
    const once = rebase(typed(begun, 'rent', 'Mine'), sheet(2, { rent: 'Theirs' }))
    expect(rebase(once, sheet(3, { rent: 'Theirs' })).conflicts).toEqual({ rent: 'Theirs' })
    expect(rebase(once, sheet(3, { rent: 'Newer' })).conflicts).toEqual({ rent: 'Newer' })
  })

  test('is not changed by what it knows already', () => {
    const draft = typed(begun, 'rent', 'Mine')
    expect(rebase(draft, sheet(1, { rent: 'Half' }))).toBe(draft)
    expect(rebase(draft, sheet(0, {}))).toBe(draft)
  })
})

test.each([
  ['own', 'Mine'],
  ['other', 'Theirs'],
] as const)('a conflict is settled with the text of the %s one', (choice, text) => {
  const draft = rebase(typed(begun, 'rent', 'Mine'), sheet(2, { rent: 'Theirs', bills: 'Half' }))
  const settled = settle(draft, 'rent', choice)
  expect(settled.text.rent).toBe(text)
  expect(settled.conflicts).toEqual({})
})
