import { defineEntity, p } from '@mikro-orm/core'

const DeclaredApiSchema = defineEntity({
  name: 'DeclaredApi',
  tableName: 'team_apis',
  properties: {
    prefix: p.string().primary(),
    origin: p.string(),
    declaredAt: p.datetime(),
  },
})

/** An API of a team that gateways lead to its service. Who declared it stands in the trail. */
export class DeclaredApi extends DeclaredApiSchema.class {}
DeclaredApiSchema.setClass(DeclaredApi)
