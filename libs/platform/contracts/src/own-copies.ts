import { z } from 'zod'
import { type RemoteManifest, versionSchema } from './release.ts'

/** What a version brings of that which others take from the shell; bytes uncompressed, as all sizes of the registry are. */
export const ownCopiesSchema = z.object({ modules: z.record(z.string(), versionSchema), bytes: z.int() })

export type OwnCopies = z.infer<typeof ownCopiesSchema>

/** Null where it takes everything from the shell. */
export function ownCopiesOf({ own, files }: Pick<RemoteManifest, 'own' | 'files'>): OwnCopies | null {
  if (!own) return null
  const bytes = own.files.reduce((sum, path) => sum + (files[path]?.bytes ?? 0), 0)
  return { modules: own.modules, bytes }
}
