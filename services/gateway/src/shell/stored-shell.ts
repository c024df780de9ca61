import { shellManifestSchema } from '@rafiq/platform-contracts'
import { z } from 'zod'

/** What the document of a page needs of the shell that the page was composed with, as the object storage keeps it. */
export const pageShellSchema = z.object({
  manifest: shellManifestSchema,
  skeleton: z.string().describe('HTML of the frame that a page shows before the shell runs'),
})

export type PageShell = Readonly<z.infer<typeof pageShellSchema>>

/** Where a shell's file lies in the object storage: their names carry hashes, so shells share what they have in common. */
export const shellFileKey = (path: string): string => `shell/${path}`

/** Where lies what documents need of a shell's version. */
export const pageShellKey = (version: string): string => `shell-versions/${version}.json`
