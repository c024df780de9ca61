import { z } from 'zod'
import { filePathSchema, versionSchema } from './release.ts'

const archiveSchema = z.object({ version: versionSchema, file: filePathSchema })

/** `/sdk/kit.json`: the archives that a platform keeps for teams outside of its repository, as they are now. */
export const kitManifestSchema = z.object({
  packages: z.record(z.string(), archiveSchema).describe('what a team installs, by the name of the package'),
  shell: archiveSchema.describe(
    'the development build of the shell, into which a page takes changed components',
  ),
  storybook: filePathSchema
    .optional()
    .describe('the folder of the pages that show the design system; its name holds a hash of them'),
})

export type KitManifest = z.infer<typeof kitManifestSchema>

/** The package that makes a new remote: `/sdk/create-remote.tgz` leads to it. */
export const createRemotePackage = '@rafiq/create-remote'

/** What a package of the kit is of: its version without the hash that tells one kit from another. */
export const withoutKitHash = (version: string): string => version.replace(/-h[0-9a-f]{10}$/, '')

/** Where an archive or another file of the kit is served. */
export const kitPath = (file: string): string => `/sdk/${file}`

/** Where an archive or another file of the kit lies in the object storage; its path holds a hash of what it belongs to. */
export const kitFileKey = (file: string): string => `sdk/${file}`

/** Not among the archives: it is the one that changes. */
export const kitManifestKey = 'sdk-kit.json'
