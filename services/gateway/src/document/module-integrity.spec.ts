import { expect, test } from '@jest/globals'
import { chosen, hashFor, manifest, staffManifest } from '../../test/manifests.ts'
import { moduleIntegrity } from './module-integrity.ts'

test('module integrity has every script of the versions that a page may load, the one before included', () => {
  const current = manifest({ format: 'module', version: '1.1.0' })
  const fallback = manifest({ format: 'module', version: '1.0.0' })
  expect(moduleIntegrity([{ current, fallback }])).toEqual({
    '/remotes/matches/1.1.0/remoteEntry.js': hashFor('matches1.1.0entry'),
    '/remotes/matches/1.1.0/page.js': hashFor('matches1.1.0page'),
    '/remotes/matches/1.0.0/remoteEntry.js': hashFor('matches1.0.0entry'),
    '/remotes/matches/1.0.0/page.js': hashFor('matches1.0.0page'),
  })
})

test('module integrity leaves out what vouches for itself, and what is not for everybody', () => {
  expect(moduleIntegrity(chosen(manifest(), staffManifest({ format: 'module' })))).toEqual({})
})
