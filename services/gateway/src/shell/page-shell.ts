import { shellManifestSchema } from '@rafiq/contracts'
import { z } from 'zod'

/** What the document of a page needs of the shell that the page was composed with. */
export const pageShellSchema = z.object({
  manifest: shellManifestSchema,
  skeleton: z.string().describe('HTML of the frame that a page shows before the shell runs'),
})

export type PageShell = Readonly<z.infer<typeof pageShellSchema>>
