import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { compositionSchema, type RemoteManifest } from '@rafiq/platform-contracts'
import { chosen, manifest, shellManifest, staffManifest } from '../../test/manifests.ts'
import { compose } from './compose.ts'
import { documentComposition } from './document-composition.ts'
import { pageOwners } from './page-owner.ts'
import { remotesFile } from './remotes-file.ts'

const shell = shellManifest({ remotesFile: true })
const page = manifest({ name: 'page', offers: { 'page.list': {} } })
const filler = manifest({ name: 'filler', fills: { 'page.list': {} } })
const many = (count: number): RemoteManifest[] =>
  Array.from({ length: count }, (_, index) => manifest({ name: `team-${index}`, version: '2.0.0' }))
const withFallback = (remotes: readonly RemoteManifest[]) =>
  chosen(...remotes).map((remote) => ({
    ...remote,
    fallback: manifest({ ...remote.current, version: '1.0.0' }),
  }))

const pageOf = (remotes = withFallback([page, filler, ...many(40)])) => compose(remotes, shell)
const documentOf = (path: string, composed = pageOf(), of = shell) =>
  documentComposition({ page: composed, shell: of, owner: pageOwners(composed, of)(path) })
const wholeIn = ({ microFrontends }: ReturnType<typeof documentOf>) =>
  Object.entries(microFrontends)
    .filter(([, [remote]]) => remote?.metadata.integrity !== undefined)
    .map(([name]) => name)

test('document of many remotes has its own whole, and what fills slots of it', () => {
  expect(wholeIn(documentOf('/page')).sort()).toEqual(['filler', 'page'])
  expect(documentOf('/page').microFrontends.page).toEqual(pageOf().composition.microFrontends.page)
})

test.each(['/', '/no-such-page'])(
  'document of many remotes at %s has none whole: it is the page of none',
  (path) => {
    expect(wholeIn(documentOf(path))).toEqual([])
  },
)

test('remote in short says where it is, what it is called in links and menus, and what it fills', () => {
  const [remote] = documentOf('/team-1').microFrontends.filler ?? []
  expect(remote).toEqual({
    url: '/remotes/filler/1.0.0/remoteEntry.js',
    metadata: { version: '1.0.0' },
    extras: { routes: [{ path: '/filler' }], navigation: [], fills: ['page.list'] },
  })
})

test('document of many remotes is what its schema says, and names the file that has them whole, by its hash', () => {
  const document = compositionSchema.parse(documentOf('/page'))
  const { id, microFrontends } = pageOf().composition
  const hash = createHash('sha384').update(remotesFile(microFrontends)).digest('base64')
  expect(document).toMatchObject({
    id,
    remotesFile: { url: `/api/composition/remotes/${id}`, integrity: `sha384-${hash}` },
  })
})

test('remotes file has no remote for some roles', () => {
  const { microFrontends } = pageOf(withFallback([staffManifest(), ...many(40)])).composition
  expect(remotesFile(microFrontends)).not.toContain('moderation')
})

test('document of 30 remotes has all of them whole, as every document of a shell that fetches no file', () => {
  const few = pageOf(withFallback(many(30)))
  expect(documentOf('/team-1', few)).toBe(few.composition)
  const all = pageOf()
  expect(documentOf('/page', all, shellManifest())).toBe(all.composition)
})

test('document with a preview in it has all whole: its composition is known to no other gateway', () => {
  const preview = { name: 'mine', expiresAt: '2026-11-26T10:00:00Z', silent: true as const }
  const [first, ...rest] = withFallback(many(40))
  if (!first) throw new Error('There is no remote.')
  const composed = pageOf([{ ...first, preview }, ...rest])
  expect(documentOf('/team-1', composed)).toBe(composed.composition)
})
