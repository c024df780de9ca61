import type { Hole } from './hole.ts'

/** Targets come that far with the hole `upgrade-target` alone. */
export const directUpgrade: Hole = {
  name: 'direct-upgrade',
  about: "An upgrade is led to the server that the request's target names.",
  changes: [
    {
      module: 'services/gateway/dist/proxy/tunnel-sockets.js',
      find: 'const outgoing = request(target, {',
      by: "const outgoing = request(new URL(incoming.url ?? '', target), {",
    },
  ],
  foundBy: { kind: 'rule', attack: 'forgery', what: /by an upgrade/ },
}
