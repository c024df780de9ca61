import { expect, test } from '@jest/globals'
import { fitsShell } from './fits-shell.ts'

const shell = { platform: '2.1.0', shared: { react: '20.0.0' } }

test.each([
  [true, 'a range of two majors', { platform: '^2.0.0', shared: { react: '>=19.3.0 <21' } }],
  [true, 'nothing but the platform, with a React of its own', { platform: '^2.0.0', shared: {} }],
  [false, 'the major before', { platform: '^2.0.0', shared: { react: '^19.3.0' } }],
  [false, 'another platform', { platform: '^1.0.0', shared: {} }],
  [false, 'a module that the shell has not', { platform: '^2.0.0', shared: { preact: '^10.0.0' } }],
])('fits shell is %s for a remote that takes %s', (fits, _, needs) => {
  expect(fitsShell(needs, shell)).toBe(fits)
})
