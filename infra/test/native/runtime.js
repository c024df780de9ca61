import { Session } from 'node:inspector/promises'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import Runtime from 'jest-runtime'
import { enterRuntime } from './modules.js'

const require = createRequire(import.meta.url)

class SourceMaps extends Map {
  get(source) {
    return super.get(source.startsWith('file:') ? fileURLToPath(source.replace(/\?.*$/, '')) : source)
  }
}

/** Of every module that this worker has loaded, whichever file was the first to ask: stacks and coverage need them. */
const sourceMaps = new SourceMaps()
/** By path: a file that each test file loads anew is read and transformed once. */
const transforms = new Map()

let inspector
let files = 0

async function readCoverage() {
  if (!inspector) {
    inspector = new Session()
    inspector.connect()
    await inspector.post('Profiler.enable')
    await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  }
  const { result } = await inspector.post('Profiler.takePreciseCoverage')
  return result.map((script) => ({ ...script, url: script.url.replace(/\?file=\d+$/, '') }))
}

/**
 * Jest's runtime, but modules are Node's own and are loaded once per worker. Jest gives each file a registry of its
 * own and links its modules in JavaScript, which takes longer than most tests. Where `testEnvironmentOptions.ownModules`
 * is set, the modules of this workspace are loaded for each file: those of apps hold state.
 */
export default class NativeRuntime extends Runtime {
  moduleMocks = new Map()

  constructor(...args) {
    super(...args)
    files += 1
    this.tag = this._config.testEnvironmentOptions.ownModules ? `?file=${files}` : ''
  }

  async unstable_importModule(path) {
    enterRuntime(this)
    return import(`${pathToFileURL(path).href}${this.tag}`)
  }

  unstable_shouldLoadAsEsm() {
    return true
  }

  requireInternalModule(path) {
    // It holds the tests of one file.
    delete require.cache[path]
    return require(path)
  }

  setModuleMock(from, name, factory) {
    this.moduleMocks.set(name.startsWith('.') ? new URL(name, pathToFileURL(from)).href : name, factory)
  }

  transform(path) {
    const known = transforms.get(path)
    if (known) return known.code
    const code = this.transformCache.transform(path, {
      supportsDynamicImport: true,
      supportsExportNamespaceFrom: true,
      supportsStaticESM: true,
      supportsTopLevelAwait: true,
    })
    const transformed = this.transformCache.getEntries().get(path)
    transforms.set(path, transformed)
    sourceMaps.set(path, transformed.sourceMapPath)
    return code
  }

  getSourceMaps() {
    return sourceMaps
  }

  globals() {
    return this.jestGlobals.cjsGlobals(this._testPath)
  }

  /** Counting goes on between files: once it stops, V8 counts no branches of what it has compiled. */
  async collectV8Coverage() {
    await readCoverage()
  }

  async stopCollectingV8Coverage() {
    this.v8Coverage.result = await readCoverage()
    this.v8Coverage.sources = new Map(transforms)
  }
}
