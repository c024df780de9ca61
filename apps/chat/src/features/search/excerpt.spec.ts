import { expect, test } from '@jest/globals'
import { excerpt } from './excerpt.ts'

const whole = (content: string, search: string) => Object.values(excerpt(content, search)).join('')

test('the excerpt of a short message is all of it, on one line, with the match apart', () => {
  expect(excerpt('Rent is due\nin May.', 'may')).toEqual({
    before: 'Rent is due in ',
    match: 'May',
    after: '.',
  })
})

test('the excerpt of a long message has whole words before and after the match', () => {
  const long = `${'wonderful '.repeat(30)}rent in May ${'afterwards '.repeat(30)}`
  expect(excerpt(long, 'RENT')).toEqual({
    before: '… wonderful wonderful ',
    match: 'rent',
    after: ` in May ${'afterwards '.repeat(4)}…`,
  })
})

test('the excerpt of Arabic text has whole words, though the match is a part of one', () => {
  const { before, match, after } = excerpt(
    `${'والكلام '.repeat(30)}فالإيجار ${'والكلام '.repeat(30)}`,
    'ايجار',
  )
  expect([before, match]).toEqual(['… والكلام والكلام فال', 'إيجار'])
  expect(after).toMatch(/^( والكلام)+ …$/)
})

test('the excerpt finds the match in another spelling, vowel marks and digits included', () => {
  expect(excerpt('مَوعِدُنا السّاعة ٥', 'موعدنا الساعه 5').match).toBe('مَوعِدُنا السّاعة ٥')
})

test('the excerpt of a message whose match is spelled otherwise is its beginning', () => {
  expect(excerpt(`${'word '.repeat(30)}`, 'other')).toMatchObject({ before: '', match: '' })
  expect(whole(`${'word '.repeat(30)}`, 'other')).toBe(`${'word '.repeat(11)}…`)
})
