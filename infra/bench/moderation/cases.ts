import { type ModeratorUsersQuery, moderatorUsersQuerySchema } from '@rafiq/contracts/moderation'

type Asked = Partial<Record<keyof ModeratorUsersQuery, string>>

/** What the team asks the list for, each filter, order and kind of search at least once, and some together. */
const asked: Record<string, Asked> = {
  'newest first': {},
  'oldest first': { order: 'asc' },
  'by e-mail': { sort: 'email', order: 'asc' },
  'by name': { sort: 'name', order: 'asc' },
  '500 on a page': { limit: '500' },
  users: { role: 'user' },
  moderators: { role: 'moderator' },
  'admins by name': { role: 'admin', sort: 'name', order: 'asc' },
  active: { status: 'active' },
  paused: { status: 'paused' },
  'paused by e-mail': { status: 'paused', sort: 'email', order: 'asc' },
  'paused by staff': { status: 'paused-by-staff' },
  'paused by staff, by name': { status: 'paused-by-staff', sort: 'name', order: 'asc' },
  'paused users': { role: 'user', status: 'paused' },
  'one address': { search: 'sara' },
  'a whole address': { search: 'noura.x-alotaibi' },
  'half of all': { search: 'gmail' },
  'half of all, by name': { search: 'gmail', sort: 'name', order: 'asc' },
  'one in seven': { search: 'alharbi' },
  'one in a hundred': { search: '.x-' },
  'one in a hundred, by e-mail': { search: '.x-', sort: 'email', order: 'asc' },
  'one in seventy thousand': { search: '70007' },
  nobody: { search: 'nobody-has-this' },
  'a beginning of two': { search: 'no' },
  'a beginning that nobody has': { search: 'qz' },
  'moderators of gmail': { search: 'gmail', role: 'moderator' },
  'paused by staff, of hotmail': { search: 'hotmail', status: 'paused-by-staff' },
  'paused, one in seven, by name': { search: 'alharbi', status: 'paused', sort: 'name', order: 'asc' },
}

export const cases: readonly { name: string; query: ModeratorUsersQuery }[] = Object.entries(asked).map(
  ([name, query]) => ({ name, query: moderatorUsersQuerySchema.parse(query) }),
)
