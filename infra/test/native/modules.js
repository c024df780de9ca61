import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * How Node loads the modules of test files: TypeScript through Jest's transformer and its cache, everything else as
 * Node does. What is loaded stays in the worker, so that the next file that imports it finds it there; a runtime with
 * a `tag` has the workspace's own modules to itself.
 */
const globalNames = [
  'afterAll',
  'afterEach',
  'beforeAll',
  'beforeEach',
  'describe',
  'expect',
  'it',
  'jest',
  'test',
]

let runtime

/** Says whose `test`, `expect`, mocks and transformer are used from now on. */
export function enterRuntime(next) {
  runtime = next
}

/** Modules outlive the file that loaded them, so that they ask for the present file's object at each use. */
const presentGlobal = (name) =>
  new Proxy(() => undefined, {
    apply: (_, self, args) => Reflect.apply(runtime.globals()[name], self, args),
    get: (_, key) => runtime.globals()[name][key],
  })

/** Testing Library looks for it to move fake timers on. */
export const jestObject = presentGlobal('jest')

/** Modules whose source is made here take their values from there. */
const values = { 'jest:globals': Object.fromEntries(globalNames.map((name) => [name, presentGlobal(name)])) }
globalThis[Symbol.for('rafiq.jest')] = values
const sourceOf = (url) =>
  `export const { ${Object.keys(values[url]).join()} } = globalThis[Symbol.for('rafiq.jest')]['${url}']`

const isOwn = (url) => url.startsWith('file:') && !url.includes('/node_modules/')
const isTypeScript = (url) => isOwn(url) && /\.tsx?$/.test(new URL(url).pathname)
const made = (url) => ({ url, format: 'module', shortCircuit: true })

const resolutions = new Map()

/** What a module imports is looked for once per worker, however many test files load that module anew. */
function resolveOnce(specifier, context, next) {
  const key = [context.parentURL.replace(/\?.*$/, ''), specifier, ...context.conditions].join(' ')
  const known = resolutions.get(key)
  if (known) return { ...known, shortCircuit: true }
  const found = next(specifier, context)
  resolutions.set(key, found)
  return found
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return made('jest:globals')
    if (specifier.endsWith('.css')) return made('jest:style')
    if (!runtime?.tag || !isOwn(context.parentURL ?? '')) return next(specifier, context)
    if (runtime.moduleMocks.has(specifier)) return made(`jest:mock:${specifier}${runtime.tag}`)
    const found = resolveOnce(specifier, context, next)
    if (runtime.moduleMocks.has(found.url)) return made(`jest:mock:${found.url}${runtime.tag}`)
    return isOwn(found.url) && !found.url.includes('?')
      ? { ...found, url: `${found.url}${runtime.tag}` }
      : found
  },
  load(url, context, next) {
    if (isTypeScript(url)) {
      return { format: 'module', source: runtime.transform(fileURLToPath(url)), shortCircuit: true }
    }
    if (!url.startsWith('jest:')) return next(url, context)
    if (url === 'jest:style') return { format: 'module', source: 'export default {}', shortCircuit: true }
    if (url.startsWith('jest:mock:'))
      values[url] = runtime.moduleMocks.get(url.slice(10, -runtime.tag.length))()
    return { format: 'module', source: sourceOf(url), shortCircuit: true }
  },
})
