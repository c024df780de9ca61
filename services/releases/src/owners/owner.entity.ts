import { defineEntity, p } from '@mikro-orm/core'

const RemoteOwnerSchema = defineEntity({
  name: 'RemoteOwner',
  tableName: 'owners',
  properties: {
    remote: p.string().primary(),
    team: p.string(),
    contact: p.string(),
    setAt: p.datetime(),
  },
})

/** The team that answers for a remote. Who named it stands in the trail. */
export class RemoteOwner extends RemoteOwnerSchema.class {}
RemoteOwnerSchema.setClass(RemoteOwner)
