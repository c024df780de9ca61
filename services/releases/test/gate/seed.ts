import {
  containerName,
  type RemoteManifest,
  remoteScope,
  type ShellManifest,
} from '@rafiq/platform-contracts'
import { aManifest, type Files, integrity, type PackedRelease, packed } from '../a-release.ts'

/** What a build put out, before it is packed: a seed changes it as somebody's commit would. */
export interface Build {
  readonly files: Files
  readonly manifest: Partial<RemoteManifest>
}

/** A change to the remote `rentals` that would hurt somebody at run time. */
export interface Break {
  readonly title: string
  /** Part of the sentence that names the culprit. */
  readonly culprit: string
  /** Changes the build; what it writes is packed as it is. */
  readonly change: (build: Build) => Build
}

/** A change that hurts nobody, however much it looks as if. */
export interface Harmless {
  readonly title: string
  readonly change: (build: Build) => Build
}

export const identity = { name: 'rentals', version: '1.0.0' } as const
export const entry = 'remoteEntry.js'
const area = `:where([data-remote="${remoteScope(identity.name, identity.version)}"])`

/** The shell that is live while the seeds are published. */
export const liveShell: ShellManifest = {
  version: '1.0.0',
  platform: '1.4.0',
  shared: { react: '19.3.1', 'react-dom': '19.3.1', '@rafiq/platform': '1.4.0' },
  scripts: [],
  guarded: [{ path: '/staff/*', roles: ['moderator', 'admin'] }],
  remoteFiles: [],
  styles: [],
  fonts: [],
  routes: [
    { path: '/', files: [] },
    { path: '/login', files: [] },
  ],
}

/** Another team's remote that is live beside it. */
export const chat: Partial<RemoteManifest> = {
  name: 'chat',
  routes: [
    { path: '/chat', files: [] },
    { path: '/chat/:roomId', files: [] },
  ],
  navigation: [
    { id: 'chat', path: '/chat', label: { ar: 'المحادثات', en: 'Chat' }, order: 40, audience: 'member' },
  ],
}

/** A remote as a good build makes it. */
export const goodBuild: Build = {
  files: {
    'remote.js': 'export const page = "rentals"'.repeat(40),
    'remote.css': `@layer theme;${area} .rent{color:green}@keyframes rentals-in{to{opacity:1}}`,
    'house.webp': Buffer.from('RIFF0000WEBP'),
  },
  manifest: {
    ...identity,
    platform: '^1.0.0',
    shared: { react: '^19.0.0', '@rafiq/platform': '^1.2.0' },
    routes: [{ path: '/rentals', files: ['remote.js', 'remote.css'] }],
    navigation: [
      {
        id: 'rentals',
        path: '/rentals',
        label: { ar: 'الإيجارات', en: 'Rentals' },
        order: 50,
        audience: 'all',
      },
    ],
  },
}

/** An entry that vouches for these files, as the build's own does. */
export function entryFor(files: Files, container = containerName(identity.name, identity.version)): string {
  return `var ${container}=${JSON.stringify(Object.values(files).map((content) => integrity(content)))}`
}

/** The build as it is uploaded; a seed that writes an entry of its own keeps it. */
export function pack({ files, manifest }: Build): PackedRelease {
  const all: Files = { [entry]: entryFor(files), ...files }
  return packed({ ...all, 'remote.json': JSON.stringify(aManifest(all, manifest)) })
}

/** With these files on top of the build's. */
export const withFiles =
  (files: Files) =>
  (build: Build): Build => ({ ...build, files: { ...build.files, ...files } })

/** With these parts of `remote.config.ts` instead of the build's. */
export const withManifest =
  (manifest: Partial<RemoteManifest>) =>
  (build: Build): Build => ({ ...build, manifest: { ...build.manifest, ...manifest } })

/** The menu entry of the build with something else in it. */
export const withMenu =
  (entry: Partial<RemoteManifest['navigation'][number]>) =>
  (build: Build): Build => ({
    ...build,
    manifest: {
      ...build.manifest,
      navigation: (build.manifest.navigation ?? []).map((known) => ({ ...known, ...entry })),
    },
  })
