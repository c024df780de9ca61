import { expect, test } from '@jest/globals'
import { sectionAt, sectionsFor } from './sections.ts'

test.each([
  ['moderator', ['members', 'reports', 'requests']],
  ['admin', ['members', 'reports', 'requests', 'audit']],
] as const)('moderation sections of a %s are %j', (role, parts) => {
  expect(sectionsFor(role).map(({ id }) => id)).toEqual(parts)
})

test.each([undefined, 'user'] as const)('moderation sections of a %s are none', (role) => {
  expect(sectionsFor(role)).toEqual([])
})

test.each([
  ['/moderator', 'members'],
  ['/moderator/users/1', 'members'],
  ['/moderator/reports/1', 'reports'],
  ['/moderator/requests/1', 'requests'],
  ['/moderators', undefined],
])('moderation page %s belongs to section %s', (pathname, id) => {
  expect(sectionAt(sectionsFor('admin'), pathname)?.id).toBe(id)
})
