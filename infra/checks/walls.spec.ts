import { describe, expect, test } from '@jest/globals'
import { wallProblems } from './walls.ts'

const workspaces = new Map([
  ['@rafiq/contracts', 'libs/product/contracts'],
  ['@rafiq/platform-contracts', 'libs/platform/contracts'],
  ['@rafiq/platform', 'libs/platform/sdk'],
  ['@rafiq/host', 'libs/platform/host'],
  ['@rafiq/service-kit', 'libs/server/service-kit'],
  ['@rafiq/members', 'libs/server/members'],
  ['@rafiq/testing', 'libs/server/testing'],
  ['@rafiq/remote-build', 'libs/platform/remote-build'],
  ['@rafiq/users-service', 'services/users'],
  ['@rafiq/matches-remote', 'apps/matches'],
])
const problems = (path: string, specifier: string) =>
  wallProblems([{ path, text: `import { x } from '${specifier}'\n` }], workspaces)

describe('the walls', () => {
  test.each([
    ['apps/onboarding/src/a.ts', '@rafiq/matches-remote'],
    ['apps/onboarding/src/a.ts', '../../matches/src/b.ts'],
    ['apps/onboarding/src/a.ts', '@rafiq/service-kit'],
    ['apps/onboarding/src/a.ts', '@rafiq/remote-build'],
    ['libs/platform/sdk/src/a.ts', '@rafiq/contracts'],
    ['libs/platform/host/src/a.ts', '@rafiq/contracts'],
    ['apps/releases/src/a.ts', '@rafiq/contracts'],
    ['apps/onboarding/src/a.ts', '@rafiq/host'],
    ['services/gateway/src/a.ts', '@rafiq/users-service'],
    ['services/gateway/src/a.ts', '@rafiq/platform'],
    ['services/gateway/src/a.ts', '@rafiq/testing'],
    ['libs/product/matching/src/a.ts', '@rafiq/service-kit'],
    ['libs/server/service-kit/src/a.ts', '@rafiq/platform'],
    ['libs/server/service-kit/src/a.ts', '@rafiq/contracts'],
    ['libs/server/service-kit/src/a.ts', '@rafiq/members'],
    ['libs/platform/ui/src/a.ts', '@rafiq/service-kit'],
    ['libs/server/testing/src/a.ts', '@rafiq/service-kit'],
    ['services/users/src/a.ts', '../../../libs/product/contracts/src/index.ts'],
    ['infra/bench/web/a.ts', '@rafiq/platform'],
    ['infra/bench/web/a.ts', '@rafiq/service-kit'],
    ['infra/access-matrix/a.ts', '@rafiq/platform'],
    ['infra/bench/web/monolith/a.ts', '@rafiq/service-kit'],
    ['infra/browsers/a.ts', '@rafiq/service-kit'],
    ['infra/test/a.ts', '../../apps/e2e/support/words.ts'],
  ])('stop %s from importing %s', (path, specifier) => {
    expect(problems(path, specifier)).toHaveLength(1)
  })

  test.each([
    ['libs/product/contracts/src/a.ts', 'node:crypto'],
    ['libs/product/contracts/src/a.ts', 'react'],
    ['libs/product/contracts/src/a.ts', '@nestjs/common'],
    ['apps/onboarding/src/a.tsx', 'react-router'],
    ['apps/onboarding/src/a.tsx', 'react-router/dom'],
    ['apps/shell/src/a.tsx', 'react-i18next'],
    ['libs/platform/host/src/a.tsx', 'react-router'],
    ['apps/shell/src/a.tsx', '@tanstack/react-query'],
    ['apps/shell/src/features/home/a.tsx', '../login/b.ts'],
  ])('stop %s from importing the library or feature %s', (path, specifier) => {
    expect(problems(path, specifier)).toHaveLength(1)
  })

  test.each([
    ['apps/onboarding/src/a.tsx', '@rafiq/platform/router'],
    ['apps/onboarding/src/a.tsx', 'react'],
    ['apps/shell/src/a.tsx', '@rafiq/host'],
    ['apps/shell/src/a.tsx', '@rafiq/contracts'],
    ['apps/onboarding/rspack.config.ts', '@rafiq/remote-build'],
    ['apps/shell/src/routes/home.tsx', '../features/home/a.tsx'],
    ['apps/shell/src/features/home/a.tsx', './b.ts'],
    ['apps/e2e/test/a.ts', '@rafiq/contracts'],
    ['infra/bench/web/monolith/a.ts', '@rafiq/platform'],
    ['infra/browsers/a.ts', '../../apps/e2e/support/words.ts'],
    ['infra/access-matrix/a.ts', '@rafiq/service-kit'],
    ['infra/bench/stack/service/a.ts', '@rafiq/service-kit'],
    ['infra/access-matrix/a.ts', '../../services/users/src/app.module.ts'],
    ['infra/bench/web/monolith/a.ts', '../../../../apps/onboarding/src/remote.tsx'],
    ['services/users/test/a.int.spec.ts', '@rafiq/testing'],
    ['services/users/src/a.ts', '@rafiq/service-kit'],
    ['services/users/src/a.ts', '@rafiq/members'],
    ['libs/server/service-kit/src/a.ts', '@rafiq/platform-contracts'],
    ['libs/platform/sdk/src/router.ts', 'react-router'],
    ['libs/product/contracts/src/a.ts', 'zod'],
  ])('let %s import %s', (path, specifier) => {
    expect(problems(path, specifier)).toEqual([])
  })

  test.each([
    "export { x } from '@rafiq/service-kit'",
    "import type { X } from '@rafiq/service-kit'",
    "import '@rafiq/service-kit'",
    "const x = await import('@rafiq/service-kit')",
    "import {\n  x,\n  y,\n} from '@rafiq/service-kit'",
  ])('see through %j', (text) => {
    expect(wallProblems([{ path: 'apps/shell/src/a.ts', text }], workspaces)).toHaveLength(1)
  })
})
