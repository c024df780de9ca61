/** One runner for the whole workspace: `unit` needs nothing, `web` a DOM, `integration` PostgreSQL and Redis. */
const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      experimental: { keepImportAttributes: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        ...(jsx && { react: { runtime: 'automatic' } }),
      },
    },
    module: { type: 'es6' },
  },
]

const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': swc(true), '\\.ts$': swc(false) },
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.nx/'],
}

const nodeConditions = { customExportConditions: ['rafiq-source', 'node', 'node-addons'] }

export default {
  // A hang, not a measure: a slow machine must not fail a test. Milliseconds.
  testTimeout: 30_000,
  // Jest would leave one core to an editor: of two that is half of them, and much of a test is waiting.
  maxWorkers: '100%',
  // Modules that a file has loaded stay in its worker: one that has grown so far ends, and another goes on.
  workerIdleMemoryLimit: '1GB',
  coverageProvider: 'v8',
  // What runs in production: neither tests and what only they use, nor generated code and templates.
  collectCoverageFrom: [
    '<rootDir>/{apps,libs,services,infra}/**/*.{ts,tsx}',
    '!**/*.{spec,d}.ts',
    '!**/*.spec.tsx',
    '!**/{dist,e2e,test,testing,template,fixtures,node_modules}/**',
  ],
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testEnvironmentOptions: nodeConditions,
      // A service worker has no document, and Node has more of its world than jsdom.
      testMatch: [
        '<rootDir>/{libs/shared,libs/server,libs/tooling,services,infra,apps/shell/src/worker}/**/*.spec.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.spec\\.ts$', '/create-remote/template/'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['rafiq-source', 'browser'] },
      setupFiles: ['<rootDir>/libs/tooling/testing/jest/web-globals.js'],
      moduleNameMapper: { '\\.css$': '<rootDir>/libs/tooling/testing/jest/empty-module.js' },
      testPathIgnorePatterns: ['/node_modules/', '/shell/src/worker/'],
      testMatch: ['<rootDir>/{libs/web,libs/tooling/create-remote/template,apps/!(e2e)}/**/*.spec.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'integration',
      testEnvironment: 'node',
      testEnvironmentOptions: nodeConditions,
      testMatch: ['<rootDir>/{libs/server,libs/tooling,services,infra}/**/*.int.spec.ts'],
    },
  ],
}
