import { expect, test } from '@jest/globals'
import {
  changeListQuery,
  historyStateOf,
  isFiltered,
  readListQuery,
  usersCall,
  writeListQuery,
} from './list-query.ts'

const read = (search: string, state: unknown = null) => readListQuery(new URLSearchParams(search), state)

test.each([
  '',
  'role=admin',
  'status=paused-by-staff',
  'sort=email&order=asc',
  'role=user&status=active&sort=name&order=asc',
])('member list query ?%s is parsed and written back unchanged', (search) => {
  expect(writeListQuery(read(search))).toBe(search)
})

test.each(['role=owner', 'status=gone', 'sort=password', 'order=up', 'search=reem', 'cursor=abc', 'page=3'])(
  'member list query ignores an invalid ?%s',
  (search) => {
    expect(read(search)).toEqual(read(''))
  },
)

test('member list query keeps search words and page out of the address', () => {
  const query = read('role=user', { search: 'reem', cursor: 'abc' })
  expect(query).toMatchObject({ search: 'reem', role: 'user', cursor: 'abc' })
  expect(writeListQuery(query)).toBe('role=user')
  expect(historyStateOf(query)).toEqual({ search: 'reem', cursor: 'abc' })
})

test.each([undefined, 'somewhere', { search: 3, cursor: {} }, { search: ' ' }])(
  '%j is kept beside none',
  (state) => {
    expect(read('', state)).toEqual(read(''))
  },
)

test('another member list filter starts at the first page', () => {
  const query = changeListQuery(read('', { search: 'a', cursor: 'abc' }), { role: 'admin' })
  expect(query).toEqual(read('role=admin', { search: 'a' }))
})

test.each([
  ['', {}, false],
  ['sort=name', { cursor: 'abc' }, false],
  ['', { search: 'a' }, true],
  ['role=user', {}, true],
  ['status=active', {}, true],
])('member list query ?%s with %j filters accounts: %s', (search, state, filtered) => {
  expect(isFiltered(read(search, state))).toBe(filtered)
})

test('member list call has order, page length and filters', () => {
  const path = '/api/moderator/users?role=admin&sort=createdAt&order=desc&limit=50'
  expect(usersCall(read('role=admin'))).toEqual({ path })
})

test.each([{ search: 'a+b' }, { cursor: 'abc' }, { search: 'a', cursor: 'abc' }])(
  'member list call with %j has a body',
  (state) => {
    expect(usersCall(read('role=admin', state))).toEqual({
      path: '/api/moderator/users/search',
      body: { role: 'admin', sort: 'createdAt', order: 'desc', limit: '50', ...state },
    })
  },
)
