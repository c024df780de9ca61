import type { LiveReleases, RemoteManifest, ShellManifest } from '@rafiq/platform-contracts'
import type { ChosenRemote } from '../src/composition/choose-versions.ts'

type LiveRemote = LiveReleases['remotes'][number]

/** A valid hash that depends on the text it is made for. */
export function hashFor(text: string): string {
  return `sha384-${Buffer.from(text).toString('base64').replace(/=/g, '').padEnd(64, 'A').slice(0, 64)}`
}

/** A remote's manifest with one page of its own name; parts can be overridden. */
export function manifest(overrides: Partial<RemoteManifest> = {}): RemoteManifest {
  const name = overrides.name ?? 'matches'
  const version = overrides.version ?? '1.0.0'
  return {
    name,
    version,
    platform: '^1.0.0',
    entry: 'remoteEntry.js',
    files: {
      'remoteEntry.js': { integrity: hashFor(`${name}${version}entry`), bytes: 100 },
      'page.js': { integrity: hashFor(`${name}${version}page`), bytes: 50 },
      'page.css': { integrity: hashFor(`${name}${version}style`), bytes: 20 },
    },
    routes: [{ path: `/${name}`, files: ['remoteEntry.js', 'page.js', 'page.css'] }],
    navigation: [],
    shared: {},
    ...overrides,
  }
}

/** A remote that only staff may load. */
export function staffManifest(overrides: Partial<RemoteManifest> = {}): RemoteManifest {
  return manifest({
    name: 'moderation',
    routes: [{ path: '/moderator/*', roles: ['moderator', 'admin'], files: ['remoteEntry.js'] }],
    ...overrides,
  })
}

export function live(...remotes: RemoteManifest[]): LiveReleases {
  return {
    revision: 'r1',
    disabled: [],
    yanked: [],
    apis: [],
    remotes: remotes.map((stable) => liveRemote(stable)),
  }
}

/** A remote as gateways learn of it: this version is stable; parts can be overridden. */
export function liveRemote(stable: RemoteManifest, overrides: Partial<LiveRemote> = {}): LiveRemote {
  return { name: stable.name, stable, fallback: null, canary: null, previews: [], ...overrides }
}

/** These versions, with nothing to fall back to. */
export function chosen(...remotes: RemoteManifest[]): ChosenRemote[] {
  return remotes.map((current) => ({ current, fallback: null }))
}

export function shellManifest(overrides: Partial<ShellManifest> = {}): ShellManifest {
  return {
    version: '1.0.0',
    platform: '1.0.0',
    shared: {},
    scripts: [{ path: 'main.js', integrity: hashFor('shell script') }],
    styles: [{ path: 'main.css', integrity: hashFor('shell style') }],
    fonts: [
      { path: 'arabic.woff2', languages: ['ar'] },
      { path: 'latin.woff2', languages: ['ar', 'en'] },
    ],
    routes: [
      { path: '/', files: [] },
      {
        path: '/login',
        files: [
          { path: 'login.js', integrity: hashFor('login page'), languages: ['ar', 'en'] },
          { path: 'login-ar.js', integrity: hashFor('login texts'), languages: ['ar'] },
        ],
      },
    ],
    guarded: [],
    remoteFiles: [{ path: 'federation.js', integrity: hashFor('federation') }],
    ...overrides,
  }
}
