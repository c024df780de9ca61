import { defineEntity, p } from '@mikro-orm/core'
import type { Audience } from '@rafiq/platform-contracts'
import type { Canary, State } from './remote-state.ts'

export const RemoteStateSchema = defineEntity({
  name: 'RemoteState',
  tableName: 'remote_states',
  properties: {
    remote: p.string().primary(),
    stable: p.string().nullable(),
    before: p.array().$type<string[]>(),
    fallback: p.string().nullable(),
    canaryVersion: p.string().nullable(),
    canaryPercent: p.integer().nullable(),
    canarySalt: p.string().nullable(),
    canaryAudience: p.json().$type<Audience>().nullable(),
    disabled: p.boolean(),
    setByHand: p.boolean(),
    movedAt: p.datetime(),
  },
})

/** Where the channels of a remote stand (`remote-state.ts`). */
export class RemoteState extends RemoteStateSchema.class {}
RemoteStateSchema.setClass(RemoteState)

export function toState(row: RemoteState): State {
  const { stable, before, fallback, disabled, setByHand } = row
  return {
    stable: stable ?? null,
    before,
    fallback: fallback ?? null,
    canary: toCanary(row),
    disabled,
    setByHand,
  }
}

function toCanary({ canaryVersion, canaryPercent, canarySalt, canaryAudience }: RemoteState): Canary | null {
  if (canaryVersion == null || canaryPercent == null || canarySalt == null) return null
  return {
    ...{ version: canaryVersion, percent: canaryPercent, salt: canarySalt },
    ...(canaryAudience != null && { audience: canaryAudience }),
  }
}
