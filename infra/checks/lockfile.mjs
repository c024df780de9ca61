// npm drops another platform's optional package from package-lock.json when the registry at hand does not have it,
// and `npm ci` then refuses the lock everywhere. This puts an entry back for each of them, which npm skips on
// other platforms. Plain JavaScript without imports from node_modules: npm runs it (script `dependencies`)
// right after it wrote the lock, on whatever Node is there.
//
//   node infra/checks/lockfile.mjs          adds what is missing
//   node infra/checks/lockfile.mjs --check  only tells, exit code 1 if something is wrong
import { readFileSync, writeFileSync } from 'node:fs'
import { argv, exit } from 'node:process'
import { pathToFileURL } from 'node:url'

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/**
 * The platform that a binary package says it is for, read from its name: `@swc/core-linux-arm64-musl`.
 * @param {string} name
 */
export function platformOf(name) {
  const words = name.split('/').at(-1).split(/[-.]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter(
    (processor) => words.includes(processor) || words.includes(`${processor}eabi`),
  )
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return {
    cpu: cpu.length > 0 ? cpu : undefined,
    libc: libc.length > 0 ? libc : undefined,
    os: os.length > 0 ? os : undefined,
  }
}

/** Where Node would find `name` when `from` imports it, as a key of the lock; undefined if nowhere. */
function locate(packages, from, name) {
  for (let path = from; ; ) {
    const key = `${path && `${path}/`}node_modules/${name}`
    if (packages[key]) return key
    if (path === '') return undefined
    path = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/'))).replace(/\/$/, '')
  }
}

/**
 * Optional packages that the lock names but does not hold.
 * @returns {{ key: string, name: string, version: string, dev: boolean }[]} entries to add
 */
export function missingOptional(lock) {
  const missing = []
  for (const [from, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (locate(lock.packages, from, name)) continue
      missing.push({ key: `node_modules/${name}`, name, version, dev: entry.dev === true })
    }
  }
  return missing
}

/** Entries that say where they were downloaded: such a lock works only where that registry does. */
export function registryAddresses(lock) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''))
    .map(([key]) => key)
}

/** The lock with an entry for each missing optional package, keys in npm's order. */
export function withOptional(lock) {
  const packages = { ...lock.packages }
  for (const { key, name, version, dev } of missingOptional(lock)) {
    const { cpu, libc, os } = platformOf(name)
    // In npm's own order of properties, so that its next write changes nothing.
    packages[key] = {
      version,
      ...(cpu && { cpu }),
      ...(dev && { dev }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os }),
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/** Sentences about what is wrong with the lock. */
export function lockProblems(lock) {
  const missing = missingOptional(lock).map(({ name }) => name)
  const addresses = registryAddresses(lock)
  return [
    ...(missing.length > 0
      ? [
          `package-lock.json lacks optional packages of other platforms (run node infra/checks/lockfile.mjs): ${missing.join(', ')}`,
        ]
      : []),
    ...(addresses.length > 0
      ? [
          `package-lock.json holds registry addresses (set omit-lockfile-registry-resolved): ${addresses.join(', ')}`,
        ]
      : []),
  ]
}

function main() {
  const file = new URL('../../package-lock.json', import.meta.url)
  const text = readFileSync(file, 'utf8')
  const lock = JSON.parse(text)
  if (argv.includes('--check')) {
    const problems = lockProblems(lock)
    for (const problem of problems) console.error(problem)
    exit(problems.length > 0 ? 1 : 0)
  }
  if (missingOptional(lock).length === 0) return
  writeFileSync(file, `${JSON.stringify(withOptional(lock), null, 2)}\n`)
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) main()
