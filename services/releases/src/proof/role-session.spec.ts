import { expect, test } from '@jest/globals'
import { composedRemote } from '@rafiq/platform-contracts'
import { aManifest } from '../../test/a-release.ts'
import { roleSession } from './role-session.ts'

const composed = composedRemote(aManifest(undefined, { name: 'staff' }), null)
const session = {
  service: 'users',
  role: { path: '/api/me', field: 'role' },
  restriction: { path: '/api/me/security', field: 'restriction' },
}
const answers = {
  'GET /api/me': { body: { id: '7', role: 'user' } },
  'GET /api/things/all': { headers: { 'x-total-count': '1' }, body: [1] },
  'GET /api/things/:id': { body: { id: 'a thing' } },
}

const answerCall = roleSession({ session, answers, role: 'moderator', remote: 'staff', composed })
const read = (path: string) => answerCall({ method: 'GET', path })

test('role session has the role, and nothing to set up first', () => {
  expect(read('/api/me')).toEqual({ status: 200, body: { id: '7', role: 'moderator' } })
  expect(read('/api/me/security')).toEqual({ status: 200, body: { restriction: null } })
})

test('role session gets the remote at the version that is looked at', () => {
  expect(read('/api/composition/restricted')?.body).toEqual({ microFrontends: { staff: [composed] } })
})

test('role session lets the file of public remotes through, which the gateway answers to anybody', () => {
  expect(read('/api/composition/remotes/c1')).toBeUndefined()
})

test('role session is answered what the product made up, by the first path that fits', () => {
  expect(read('/api/things/all')).toEqual({ status: 200, headers: { 'x-total-count': '1' }, body: [1] })
  expect(read('/api/things/8')).toEqual({ status: 200, body: { id: 'a thing' } })
})

test.each([
  ['GET', '/api/things/8/photo'],
  ['GET', '/api/releases/live'],
  ['HEAD', '/api/others'],
  ['OPTIONS', '/api/others'],
  ['POST', '/api/things/all'],
  ['DELETE', '/api/me'],
])('role session never lets %s %s go on to a service', (method, path) => {
  expect(answerCall({ method, path })).toMatchObject({ status: 503 })
})
