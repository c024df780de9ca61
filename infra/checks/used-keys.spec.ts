import { expect, test } from '@jest/globals'
import { usedKeyProblems } from './used-keys.ts'

const namespaces = new Map([
  ['onboarding', new Set(['title', 'fields.name', 'fields.age', 'tips.0', 'tips.1'])],
  ['common', new Set(['gender.male', 'words.save'])],
])
const problems = (text: string) => usedKeyProblems([{ path: 'a.tsx', text }], namespaces, 'onboarding')

test.each([
  "t('title')",
  "t('common:gender.male')",
  "t('words.save')",
  "t('tips', { returnObjects: true })",
  't(`fields.${name}`)',
  't(`common:gender.${gender}`)',
  '<Trans i18nKey="title" />',
  "test('no key at all', run)",
  "format('title.none')",
])('key %s has a text', (text) => {
  expect(problems(text)).toEqual([])
})

test.each([
  "t('titel')",
  "t('common:title')",
  't(`steps.${name}`)',
  '<Trans i18nKey="nothing" />',
  "t(\n  'nothing')",
])('key %s has no text', (text) => {
  expect(problems(text)).toHaveLength(1)
})
