import { expect, test } from '@jest/globals'
import * as react from 'react'
import { sharedModules } from './shared-modules.ts'

test('shared modules gives remotes the copy that the shell has, as the one there is', () => {
  const { react: shared } = sharedModules({ react: '19.3.1' })
  expect(shared?.lib()).toBe(react)
  expect(shared?.shareConfig).toEqual({ singleton: true, requiredVersion: '19.3.1' })
})

test('shared modules refuses to promise what it does not have', () => {
  expect(() => sharedModules({ vue: '3.0.0' })).toThrow('does not share vue')
})
