import { expect, test } from '@jest/globals'
import { matchRoutes } from 'react-router'
import { chosen, manifest, shellManifest, staffManifest } from '../../test/manifests.ts'
import { compose } from './compose.ts'
import { pageOwners } from './page-owner.ts'

const chat = manifest({
  name: 'chat',
  routes: [
    { path: '/chat', files: [] },
    { path: '/chat/:roomId', files: [] },
  ],
})
const shell = shellManifest({ guarded: [{ path: '/staff/*', roles: ['admin'] }] })
const ownerOf = pageOwners(compose(chosen(chat, staffManifest()), shell), shell)

test.each([
  ['/', 'shell'],
  ['/login?next=/chat', 'shell'],
  ['/chat', 'remote'],
  ['/chat/42', 'remote'],
  ['/staff/of/the/shell', 'restricted'],
  ['/moderator', 'restricted'],
  ['/moderator/reports', 'restricted'],
  ['/chat/42/more', 'nobody'],
  ['/no-such-page', 'nobody'],
])('page %s belongs to %s', (path, kind) => {
  expect(ownerOf(path).kind).toBe(kind)
})

test('page owner names the route, so that its files can be preloaded', () => {
  expect(ownerOf('/chat/42')).toMatchObject({ route: { path: '/chat/:roomId' }, manifest: { name: 'chat' } })
})

test('page owner lets the shell keep its own pages', () => {
  const greedy = manifest({ routes: [{ path: '/login', files: [] }] })
  expect(pageOwners(compose(chosen(greedy), shell), shell)('/login').kind).toBe('shell')
})

test.each([
  ['/7/settings', '/:room/settings'],
  ['/chat/settings', '/chat/:roomId'],
  ['/FLATS', '/Flats/*'],
  ['/fl%61ts/7', '/Flats/*'],
  ['/flats', '/Flats/*'],
  ['/homes/', '/homes'],
])('page owner finds for %s the route that the browser’s router takes', (path, route) => {
  const others = manifest({
    name: 'others',
    routes: ['/:room/settings', '/Flats/*', '/homes'].map((path) => ({ path, files: [] })),
  })
  const page = compose(chosen(chat, others), shell)
  const claims = [chat, others].flatMap(({ routes }) => routes)
  expect(matchRoutes(claims, path)?.[0]?.route.path).toBe(route)
  expect(pageOwners(page, shell)(path)).toMatchObject({ kind: 'remote', route: { path: route } })
})
