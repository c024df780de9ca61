/** One runner for the whole workspace: `unit` needs nothing, `web` a DOM, `integration` PostgreSQL and Redis, `containers` an engine. */
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

/** Modules are Node's own and loaded once per worker: see `infra/test/native/runtime.js`. */
const native = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': swc(true), '\\.ts$': swc(false) },
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.nx/'],
  testEnvironment: '<rootDir>/infra/test/native/environment.js',
  runtime: '<rootDir>/infra/test/native/runtime.js',
  injectGlobals: false,
  // Node itself works with these, and here they are Node's own.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] },
}

export default {
  // A hang, not a measure: a slow machine must not fail a test. Milliseconds.
  testTimeout: 400_000,
  // Jest would leave one core to an editor: of two that is half of them, and much of a test is waiting.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/infra/test/native/sequencer.js',
  // Modules that a file has loaded stay in its worker: one that has grown so far ends, and another goes on.
  workerIdleMemoryLimit: '1GB',
  coverageProvider: 'v8',
  // What people run: neither the tools of this tree, nor tests and what only they use, nor generated code and templates.
  collectCoverageFrom: [
    '<rootDir>/{apps,libs,services}/**/*.{ts,tsx}',
    '!**/*.{spec,d}.ts',
    '!**/*.{spec,stories}.tsx',
    '!**/.storybook/**',
    '!**/{dist,e2e,test,testing,template,fixtures,node_modules}/**',
  ],
  projects: [
    {
      ...native,
      displayName: 'unit',
      // A service worker has no document, and Node has more of its world than jsdom.
      testMatch: [
        '<rootDir>/{libs/!(product)/*,libs/product/{chat-client,configuration,contracts,matching},services,infra}/**/*.spec.ts',
      ],
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.(int|container)\\.spec\\.ts$',
        '/create-remote/template/',
        '/libs/platform/(sdk|ui|host/src/(?!worker/))',
      ],
    },
    {
      ...native,
      displayName: 'web',
      testEnvironment: '<rootDir>/infra/test/native/browser-environment.js',
      testEnvironmentOptions: { ownModules: true },
      setupFilesAfterEnv: ['<rootDir>/infra/test/native/browser-setup.js'],
      testPathIgnorePatterns: ['/node_modules/', '/host/src/worker/'],
      testMatch: [
        '<rootDir>/{libs/platform/{sdk,ui,host,create-remote/template},libs/product/!(chat-client|configuration|contracts|matching),apps/!(e2e)}/**/*.spec.{ts,tsx}',
      ],
    },
    {
      ...native,
      displayName: 'integration',
      testMatch: ['<rootDir>/{libs,services,infra}/**/*.int.spec.ts'],
    },
    {
      ...native,
      displayName: 'containers',
      testMatch: ['<rootDir>/infra/**/*.container.spec.ts'],
    },
  ],
}
