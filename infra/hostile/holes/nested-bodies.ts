import type { Hole } from './hole.ts'

export const nestedBodies: Hole = {
  name: 'nested-bodies',
  about: 'Anybody may send eight megabytes of brackets, which are parsed before anybody asks who sent them.',
  changes: [
    {
      module: 'libs/platform/contracts/dist/body-limits.js',
      find: 'usual: 32 * 1024',
      by: 'usual: 8 * 1024 * 1024',
    },
    {
      module: 'libs/server/service-kit/dist/http/bodies/json-bodies.js',
      find: 'return this.#depth <= jsonBounds.depth && this.#values <= jsonBounds.values;',
      by: 'return true;',
    },
  ],
  foundBy: { kind: 'memory', attack: 'bodies', what: /a deep nest.*: users grew/ },
}
