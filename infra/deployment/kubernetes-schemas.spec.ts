import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parseAllDocuments } from 'yaml'
import { findProgram } from '../local/system-packages.ts'
import { schemaProblems } from './kubernetes-schemas.ts'
import { readManifests, root } from './tree.ts'

// Patches are parts of manifests, and kustomizations are for kubectl alone.
const files = globSync('infra/kubernetes/**/*.yaml', { cwd: root }).filter(
  (file) => !['kustomization.yaml', 'patches.yaml'].includes(basename(file)),
)

test.each(files)('%s is as the schemas of its kinds want it', async (file) => {
  const problems = await Promise.all(readManifests(file).map(schemaProblems))
  expect(problems.flat()).toEqual([])
})

const kubectl = findProgram('kubectl')
const kustomizations = globSync('infra/kubernetes/{,*/}kustomization.yaml', { cwd: root })
  .map(dirname)
  // A component is a part of the others.
  .filter((folder) => basename(folder) !== 'image')

// Where there is no kubectl, these are counted as skipped.
const testWithKubectl = kubectl ? test : test.skip

testWithKubectl.each(kustomizations)(
  'what kubectl renders of %s is as its schemas want it',
  async (folder) => {
    const rendered = execFileSync(kubectl ?? '', ['kustomize', join(root, folder)], { encoding: 'utf8' })
    const manifests = parseAllDocuments(rendered).map((document) => document.toJSON())
    expect(manifests.length).toBeGreaterThan(0)
    expect((await Promise.all(manifests.map(schemaProblems))).flat()).toEqual([])
    // The name that manifests have stands for an image of some registry.
    expect(rendered).not.toMatch(/image: rafiq\b/)
  },
)

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
