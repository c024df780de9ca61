import { expect, test } from '@jest/globals'
import { sectionAt, sectionsFor } from './sections.ts'

test.each(['moderator', 'admin'] as const)('a %s may open the members', (role) => {
  expect(sectionsFor(role).map(({ id }) => id)).toContain('members')
})

test.each([undefined, 'user'] as const)('%s may open nothing', (role) => {
  expect(sectionsFor(role)).toEqual([])
})

test.each([
  ['/moderator', 'members'],
  ['/moderator/users/1', 'members'],
  ['/moderators', undefined],
])('the page %s belongs to %s', (pathname, id) => {
  expect(sectionAt(sectionsFor('admin'), pathname)?.id).toBe(id)
})
