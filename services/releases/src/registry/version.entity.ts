import { defineEntity, p } from '@mikro-orm/core'
import type { RemoteManifest } from '@rafiq/platform-contracts'

export const VersionSchema = defineEntity({
  name: 'Version',
  tableName: 'versions',
  properties: {
    remote: p.string().primary(),
    version: p.string().primary(),
    manifest: p.json().$type<RemoteManifest>(),
    publishedAt: p.datetime(),
    /** When canary analysis ended it as a canary, for failing more often than stable. */
    endedAt: p.datetime().nullable(),
    /** When it was taken away for good; its files are gone. */
    yankedAt: p.datetime().nullable(),
    yankReason: p.string().nullable(),
    /** When retention deleted its files, since nobody needed it. */
    deletedAt: p.datetime().nullable(),
  },
})

/** A published version of a remote. Its row is what makes it exist; what it is never changes, what became of it may. */
export class Version extends VersionSchema.class {}
VersionSchema.setClass(Version)

/** The manifest as gateways get it: source maps are nothing of theirs. */
export function withoutMaps({ maps: _, ...manifest }: RemoteManifest): RemoteManifest {
  return manifest
}
