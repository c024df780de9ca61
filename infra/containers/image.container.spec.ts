import { describe, expect, test } from '@jest/globals'
import { native } from '@rafiq/service-build'
import manifest from '../image/package.json' with { type: 'json' }
import { sizeAboveBase } from './build-image.ts'
import { engineOf } from './engine.ts'

const engine = engineOf(process.env)
const tag = `rafiq:${process.env.VERSION}`

/** What a container of the image, as the compose file runs it, prints for this program. */
const run = (program: string): Promise<string> =>
  engine.docker([
    ...[
      'run',
      '--rm',
      '--read-only',
      '--tmpfs=/tmp',
      '--cap-drop=ALL',
      '--security-opt=no-new-privileges:true',
    ],
    ...[tag, '--input-type=module', '--eval', program],
  ])

/** Of files below a folder of the image, by their paths. */
const filesBelow = async (folder: string): Promise<string[]> =>
  JSON.parse(
    await run(
      `import { readdirSync } from 'node:fs'
      console.log(JSON.stringify(readdirSync('${folder}', { recursive: true })))`,
    ),
  )

test('the image is at most 250 MB larger than its base', async () => {
  expect(await sizeAboveBase(engine, tag)).toBeLessThanOrEqual(250_000_000)
})

test('a container of the image is not root, and writes nowhere but to its storage and to memory', async () => {
  const attempts = await run(
    `import { writeFileSync } from 'node:fs'
    const isWritable = (path) => { try { writeFileSync(path, ''); return true } catch { return false } }
    console.log(process.getuid(), ['/app/a', '/etc/a', '/home/node/a', '/storage/a', '/tmp/a'].map(isWritable).join())`,
  )
  expect(attempts).toBe('1000 false,false,false,true,true')
})

describe('the files of the image', () => {
  test('hold no tests, no sources of services and nothing of whoever built it', async () => {
    const files = await filesBelow('/app')
    expect(
      files.filter((file) =>
        /^(?!node_modules).*\.spec\.|^services\/[^/]+\/src|\.env|\.pem$|^\.git|\.npmrc/.test(file),
      ),
    ).toEqual([])
  })

  test('hold no package that only builds and tests need', async () => {
    const packages = await filesBelow('/app/node_modules')
    expect(packages).toContain('sharp')
    for (const name of ['jest', 'typescript', 'nx', '@rspack', 'react']) expect(packages).not.toContain(name)
  })

  test('hold each package that stays outside of the bundles', () => {
    expect(native.filter((name) => !(name in manifest.dependencies))).toEqual([])
  })

  test('list the packages that it is made of', async () => {
    const { bomFormat, components } = JSON.parse(
      await run(`import { readFileSync } from 'node:fs'
      console.log(readFileSync('/app/sbom.cdx.json', 'utf8'))`),
    ) as {
      bomFormat: string
      components: { name: string; version: string; properties?: { name: string }[] }[]
    }
    expect(bomFormat).toBe('CycloneDX')
    const isForBuilds = ({ properties = [] }: (typeof components)[number]) =>
      properties.some(({ name }) => name === 'cdx:npm:package:development')
    const names = components.filter((component) => !isForBuilds(component)).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp', '@nestjs/core']))
    expect(names).not.toContain('jest')
  })
})
