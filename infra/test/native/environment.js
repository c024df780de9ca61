import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'

const { exit } = process
/** Where jest-circus keeps who hears of a file's tests, in the global: each file would tell those of all before it as well. */
const eventHandlers = Symbol.for('EVENT_HANDLERS')
/** What libraries, which stay, keep in the global. */
const ofLibraries = /^(__|mikro-orm|Swagger)/

/** The worker's own global instead of a context per file. What a file replaces there is put back when it ends. */
export default class NativeEnvironment {
  global = globalThis
  moduleMocker = new ModuleMocker(globalThis)
  fakeTimers = null
  #variables = { ...process.env }
  #before

  /** @param places objects besides the global whose properties are put back; what is new there is taken away */
  constructor({ projectConfig }, _context, places = []) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
    this.#before = [globalThis, ...places].map((place) => [place, Object.getOwnPropertyDescriptors(place)])
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose()
    process.exit = exit
    process.env = this.#variables
    delete globalThis[eventHandlers]
    for (const [place, before] of this.#before) {
      for (const name of Object.getOwnPropertyNames(place)) {
        if (!Object.hasOwn(before, name) && !ofLibraries.test(name)) delete place[name]
      }
      for (const [name, descriptor] of Object.entries(before)) {
        if (descriptor.configurable) Object.defineProperty(place, name, descriptor)
      }
    }
  }

  exportConditions() {
    return []
  }

  getVmContext() {
    return null
  }
}
