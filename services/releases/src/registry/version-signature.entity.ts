import { defineEntity, p } from '@mikro-orm/core'
import type { Provenance } from '@rafiq/platform-contracts'

const VersionSignatureSchema = defineEntity({
  name: 'VersionSignature',
  tableName: 'version_signatures',
  properties: {
    remote: p.string().primary(),
    version: p.string().primary(),
    /** Of the team, at that time: it says whose it was also when the team has another by now. */
    keyId: p.uuid(),
    /** base64 */
    signature: p.text(),
    /** The bytes of `remote.json`, which with the commit are what is signed. */
    manifest: p.blob(),
    commit: p.string().strictNullable(),
    /** The run that published it, where one did; a promotion builds nothing, so it has none. */
    provenance: p.json().$type<Provenance>().strictNullable(),
  },
})

/** By which key a version was signed, with all that it takes to verify it again. A shell that gateways were deployed with has none. */
export class VersionSignature extends VersionSignatureSchema.class {}
VersionSignatureSchema.setClass(VersionSignature)
