import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { circleProblems } from './circles.ts'
import { documentedPathProblems } from './documented-paths.ts'
import { keysOf, type Namespace, namespaceProblems } from './locales.ts'
import { lockProblems } from './lockfile.mjs'
import { migrationProblems } from './migrations.ts'
import { physicalCssProblems } from './physical-css.ts'
import { plainSqlProblems } from './plain-sql.ts'
import { hiddenMigrationProblems, readMigrations } from './read-migrations.ts'
import { securityCounts, securityProblems } from './security-requirements.ts'
import { readSources, type SourceFile } from './sources.ts'
import { coverageProblems, experienceSections, platformSections } from './spec-coverage.ts'
import { titleSubjectProblems } from './title-subjects.ts'
import { usedKeyProblems } from './used-keys.ts'
import { type Manifest, versionProblems } from './versions.ts'
import { wallProblems } from './walls.ts'

/** A rule of the project: what is wrong, one line each. */
export type Check = Readonly<{
  name: string
  problems(root: string): Promise<string[]>
  /** What it has counted, for whoever cites it. */
  figures?(root: string): string
}>

const run = promisify(execFile)
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const everything = ['apps', 'services', 'libs', 'infra']

/** The template of new remotes, which is held to the rules of the app that it becomes. */
const template = 'libs/platform/create-remote/template'
const webFolders = [
  'apps',
  'libs/platform/host',
  'libs/platform/sdk',
  'libs/platform/ui',
  'libs/product',
  template,
]
const readRuled = (...args: Parameters<typeof readSources>): SourceFile[] =>
  readSources(...args).map((file) => ({ ...file, path: file.path.replace(template, 'apps/newcomer') }))

/** A tool of its own; its output is the problem when it fails. */
const tool =
  (name: string, ...args: string[]) =>
  async (root: string) => {
    const maxBuffer = 64 * 1024 * 1024
    const env = { ...process.env, NO_COLOR: '1' }
    try {
      await run(join(root, 'node_modules/.bin', name), args, { cwd: root, maxBuffer, env })
      return []
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      return [`${stdout}${stderr}`.trim() || String(error)]
    }
  }

/** Each workspace's folder and manifest. */
function workspaces(root: string): { folder: string; manifest: Manifest }[] {
  const patterns: string[] = readJson(join(root, 'package.json')).workspaces
  return patterns
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((file) => ({ folder: dirname(file), manifest: readJson(join(root, file)) }))
}

/**
 * Texts by namespace: `apps/<x>/src/locales/<language>.json`, `…/locales/<language>/<namespace>.json`, and the long
 * texts of one page, `apps/<x>/src/features/<feature>/<page>.<language>.json`. Parts of an app may have `locales` of
 * their own (`apps/<x>/src/<part>/locales/<language>.json`), which make one namespace with the app's.
 */
export function readNamespaces(files: readonly SourceFile[]): Namespace[] {
  const found = new Map<string, Record<string, unknown>>()
  for (const { path, text } of files) {
    const match =
      /^apps\/(?<name>[^/]+)\/.*\/locales\/(?<language>ar|en)\.json$/.exec(path) ??
      /\/locales\/(?<language>ar|en)\/(?<name>[^/]+)\.json$/.exec(path) ??
      /^apps\/(?<name>.+)\.(?<language>ar|en)\.json$/.exec(path)
    if (!match?.groups) continue
    const { name = '', language = '' } = match.groups
    const texts = found.get(name) ?? { ar: {}, en: {} }
    found.set(name, { ...texts, [language]: joined(texts[language], JSON.parse(text)) })
  }
  return [...found].map(([name, texts]) => ({ name, texts }))
}

/** Texts of one namespace from two places: the platform's words and what the product adds to them, group by group. */
function joined(one: unknown, other: unknown): unknown {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return other
  const groups: Record<string, unknown> = { ...one }
  for (const [key, value] of Object.entries(other)) groups[key] = joined(groups[key], value)
  return groups
}

function localeProblems(root: string): string[] {
  const namespaces = readNamespaces(readRuled(root, webFolders, ['.json']))
  const plural = /_(zero|one|two|few|many|other)$/
  const known = new Map(
    namespaces.map(({ name, texts }) => [
      name,
      new Set(Object.values(texts).flatMap((one) => keysOf(one).map((key) => key.replace(plural, '')))),
    ]),
  )
  const sources = readRuled(root, webFolders, ['.ts', '.tsx']).filter(
    ({ path }) => !/\.spec\.tsx?$/.test(path) && !path.startsWith('apps/e2e/'),
  )
  const own = (path: string): string => /^apps\/([^/]+)/.exec(path)?.[1] ?? 'common'
  return [
    ...namespaces.flatMap(namespaceProblems),
    ...sources.flatMap((file) => usedKeyProblems([file], known, own(file.path))),
  ]
}

function document(root: string, path: string): SourceFile {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}

/** Every document of the tree. Those that say where things are name places that exist. */
function documentProblems(root: string): string[] {
  const placing = /^(README\.md|docs\/glossary\.md)$/
  const exists = (path: string) => globSync(path, { cwd: root }).length > 0
  return [document(root, 'README.md'), ...readSources(root, [...everything, 'docs'], ['.md'])].flatMap(
    (file) => documentedPathProblems(file, exists, placing.test(file.path)),
  )
}

const readSpecs = (root: string): SourceFile[] => readSources(root, everything, ['.spec.ts', '.spec.tsx'])

export const checks: readonly Check[] = [
  { name: 'format and lint (biome)', problems: tool('biome', 'ci', '--error-on-warnings', '.') },
  {
    name: 'walls between the parts of the tree',
    problems: async (root) =>
      wallProblems(
        readRuled(root, everything, ['.ts', '.tsx', '.mts', '.mjs']).filter(
          ({ path }) => path !== 'infra/checks/walls.spec.ts',
        ),
        new Map(workspaces(root).map(({ folder, manifest }) => [manifest.name, folder])),
      ),
  },
  {
    name: 'no circle of files or folders',
    problems: async (root) => circleProblems(readSources(root, everything, ['.ts', '.tsx', '.mjs'])),
  },
  {
    name: 'SQL as text where a benchmark shows what it gains',
    problems: async (root) =>
      plainSqlProblems(
        readSources(root, ['services', 'libs/server'], ['.ts']).filter(
          ({ path }) => path.includes('/src/') && !/\.spec\.ts$|^libs\/server\/testing\//.test(path),
        ),
        globSync('infra/bench/*/main.ts', { cwd: root }).map((path) => path.split('/')[2] ?? ''),
      ),
  },
  {
    name: 'migrations beside the version that runs',
    problems: async (root) => [
      ...hiddenMigrationProblems(readSources(root, ['services'], ['.ts'])),
      ...migrationProblems(await readMigrations(root), readJson(join(root, 'package.json')).version),
    ],
  },
  { name: 'unused files, exports and dependencies (knip)', problems: tool('knip', '--no-progress') },
  {
    name: 'the lock',
    problems: async (root) => lockProblems(readJson(join(root, 'package-lock.json'))),
  },
  {
    name: 'one version of every package',
    problems: async (root) =>
      versionProblems([
        readJson(join(root, 'package.json')),
        readJson(join(root, template, 'package.json')),
        ...workspaces(root).map(({ manifest }) => manifest),
      ]),
  },
  { name: 'texts in both languages', problems: async (root) => localeProblems(root) },
  {
    name: 'styles that turn with the language',
    problems: async (root) =>
      physicalCssProblems(
        readRuled(root, webFolders, ['.css', '.ts', '.tsx']).filter(({ path }) => !path.includes('.spec.')),
      ),
  },
  { name: 'links and places in documents', problems: async (root) => documentProblems(root) },
  { name: 'a subject in every test title', problems: async (root) => titleSubjectProblems(readSpecs(root)) },
  {
    name: 'a test for every sentence of the specification',
    problems: async (root) => coverageProblems(document(root, 'docs/spec-coverage.md'), readSpecs(root)),
  },
  {
    name: 'a test for everything that people asked for',
    problems: async (root) =>
      coverageProblems(document(root, 'docs/experience.md'), readSpecs(root), experienceSections),
  },
  {
    name: 'a test for everything that teams were promised',
    problems: async (root) =>
      coverageProblems(document(root, 'docs/platform-coverage.md'), readSpecs(root), platformSections),
  },
  {
    name: 'a state and its evidence for every security requirement',
    problems: async (root) =>
      securityProblems(document(root, 'docs/security.md'), {
        specs: readSpecs(root),
        documents: readSources(root, ['docs'], ['.md']),
        exists: (path) => existsSync(join(root, path)),
      }),
    figures: (root) => securityCounts(document(root, 'docs/security.md')),
  },
]
