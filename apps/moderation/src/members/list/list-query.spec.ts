import { expect, test } from '@jest/globals'
import { changeListQuery, isFiltered, readListQuery, usersPath, writeListQuery } from './list-query.ts'

const read = (search: string) => readListQuery(new URLSearchParams(search))

test.each([
  '',
  'search=reem',
  'role=admin',
  'status=paused-by-staff',
  'sort=email&order=asc',
  'search=a&role=user&status=active&sort=name&order=asc&cursor=abc',
])('the address ?%s says what it means, and is written so again', (search) => {
  expect(writeListQuery(read(search))).toBe(search)
})

test.each(['role=owner', 'status=gone', 'sort=password', 'order=up', 'search=%20', 'page=3'])(
  'what ?%s cannot mean is as if it were not there',
  (search) => {
    expect(read(search)).toEqual(read(''))
  },
)

test('another filter begins at the first page', () => {
  expect(changeListQuery(read('search=a&cursor=abc'), { role: 'admin' })).toEqual(read('search=a&role=admin'))
})

test.each([
  ['', false],
  ['sort=name&cursor=abc', false],
  ['search=a', true],
  ['role=user', true],
  ['status=active', true],
])('whether ?%s leaves accounts out: %s', (search, filtered) => {
  expect(isFiltered(read(search))).toBe(filtered)
})

test('the call names order and length of a page, and what is filtered', () => {
  expect(usersPath(read(''))).toBe('/api/moderator/users?sort=createdAt&order=desc&limit=50')
  expect(usersPath(read('search=a%2Bb&role=admin&cursor=abc'))).toBe(
    '/api/moderator/users?search=a%2Bb&role=admin&sort=createdAt&order=desc&cursor=abc&limit=50',
  )
})
