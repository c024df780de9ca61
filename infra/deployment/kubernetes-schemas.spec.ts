import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from '@jest/globals'
import { schemaProblems } from './kubernetes-schemas.ts'
import { readManifests, root } from './tree.ts'

// Patches are parts of manifests, and kustomizations are for kubectl alone.
const files = globSync('infra/kubernetes/**/*.yaml', { cwd: root }).filter(
  (file) => !['kustomization.yaml', 'patches.yaml', 'no-volumes.yaml'].includes(basename(file)),
)

test.each(files)('%s is as the schemas of its kinds want it', async (file) => {
  const problems = await Promise.all(readManifests(file).map(schemaProblems))
  expect(problems.flat()).toEqual([])
})

const service = (port: object) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'users' },
  spec: { ports: [port] },
})

test.each([
  ['a field of another type', service({ port: 'http' }), 'must be integer'],
  ['a field that is missing', service({ name: 'http' }), 'required property port'],
  ['a field that is misspelled', service({ port: 80, tragetPort: 8080 }), 'knows spec.ports[0].tragetPort'],
  ['a kind of another version', { ...service({ port: 80 }), apiVersion: 'v2' }, 'no schema of v2'],
  [
    'a field that CloudNativePG does not know',
    {
      apiVersion: 'postgresql.cnpg.io/v1',
      kind: 'Cluster',
      metadata: { name: 'database' },
      spec: { instances: 3, storge: { size: '1Gi' } },
    },
    'knows spec.storge',
  ],
])('the schemas refuse %s', async (_, manifest, problem) => {
  expect(await schemaProblems(manifest)).toEqual([expect.stringContaining(problem)])
})
