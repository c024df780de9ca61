import { afterEach } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'
import '../../../libs/platform/remote-test/src/page/no-layout.ts'

// By itself it does so in the first file of a worker only.
afterEach(cleanup)

// For what never comes, and no measure: the first page of a file waits for its modules to be read. Milliseconds.
configure({ asyncUtilTimeout: 20_000 })
