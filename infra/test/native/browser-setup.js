import { afterEach } from '@jest/globals'
import { cleanup, configure, getConfig } from '@testing-library/react'
import '../../../libs/platform/remote-test/src/page/no-layout.ts'

// By itself it does so in the first file of a worker only.
afterEach(cleanup)

// The library is loaded once for all files of a worker, and what is configured stays.
const key = Symbol.for('rafiq.getElementError')
globalThis[key] ??= getConfig().getElementError
const getElementError = globalThis[key]

configure({
  // For what never comes, and no measure: the first page of a file waits for its modules to be read. Milliseconds.
  asyncUtilTimeout: 60_000,
  // What is waited for is looked for again and again: the page as text is for the time when that has ended in vain.
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})
