import type { Hole } from './hole.ts'

export const upgradeTarget: Hole = {
  name: 'upgrade-target',
  about: 'One upgrade with a target that is no address ends the gateway.',
  changes: [
    {
      module: 'services/gateway/dist/proxy/request-target.js',
      find: "const [path = '', query = ''] = target.split('?', 2);",
      by: "const { pathname: path, search } = new URL(target, 'http://gateway');\n    const query = search.slice(1);",
    },
  ],
  foundBy: { kind: 'crash', attack: 'raw', what: /^upgrade of .*gateway ended/ },
}
