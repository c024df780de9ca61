import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import './no-layout.ts'

afterEach(cleanup)
// For what never comes, and no measure. Milliseconds.
configure({ asyncUtilTimeout: 10_000 })
