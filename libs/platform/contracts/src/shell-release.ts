import { z } from 'zod'
import { prerenderedPagesSchema } from './prerendered.ts'
import { type RemoteManifest, type ShellManifest, shellManifestSchema } from './release.ts'

/** What the shell is called in the registry, where it has versions and channels as a remote has. No remote has this name. */
export const shellName = 'shell'

/** What the document of a page needs of the shell that the page was composed with, as the object storage keeps it. */
export const pageShellSchema = z.object({
  manifest: shellManifestSchema,
  skeleton: z.string().describe('HTML of the frame that a page shows before the shell runs'),
  pages: prerenderedPagesSchema.default([]),
  root: z
    .array(z.string())
    .optional()
    .describe('which files browsers ask for at the root; missing where none were kept with it'),
})

export type PageShell = Readonly<z.infer<typeof pageShellSchema>>

/** Where a shell's file lies in the object storage: their names carry hashes, so shells share what they have in common. */
export const shellFileKey = (path: string): string => `shell/${path}`

/** Where lies what documents need of a shell's version. */
export const pageShellKey = (version: string): string => `shell-versions/${version}.json`

/** Files of a shell's build that browsers ask for at the root, by these names whatever is in them. */
export const shellRootFiles = [
  'icon.svg',
  'apple-touch-icon.png',
  'manifest.webmanifest',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'preview-ar.png',
  'preview-en.png',
  'robots.txt',
  'sw.js',
] as const
export type ShellRootFile = (typeof shellRootFiles)[number]

/** Where lies such a file of a shell's version. */
export const shellRootFileKey = (version: string, name: ShellRootFile): string =>
  `shell-root/${version}/${name}`

/** Beside the files of a shell's build. */
export const shellManifestFile = 'shell.json'

/** A file of a shell that pages ask for by the hash in its name. */
export const isHashedFile = (path: string): boolean => /\.[0-9a-f]{10}\./.test(path)

/**
 * What the registry keeps of a shell as of any release.
 *
 * @param files of its build, where they are known
 */
export function shellRelease(
  { version, platform, scripts }: Pick<ShellManifest, 'version' | 'platform' | 'scripts'>,
  files: RemoteManifest['files'] = Object.fromEntries(
    scripts.map(({ path, integrity }) => [path, { integrity, bytes: 0 }]),
  ),
): RemoteManifest {
  const [start] = scripts
  return {
    name: shellName,
    version,
    platform,
    entry: start?.path ?? shellManifestFile,
    files,
    routes: [],
    navigation: [],
    shared: {},
  }
}
