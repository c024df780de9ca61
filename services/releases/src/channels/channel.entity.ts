import { defineEntity, p } from '@mikro-orm/core'
import type { Channel as ChannelName } from '@rafiq/contracts'

const ChannelSchema = defineEntity({
  name: 'Channel',
  tableName: 'channels',
  properties: {
    remote: p.string().primary(),
    channel: p.string().$type<ChannelName>().primary(),
    version: p.string(),
    /** What was there before: the page's fallback when `version` does not load. */
    previous: p.string().nullable(),
    /** A person chose the version: nothing automatic moves the channel any more. */
    setByHand: p.boolean(),
    movedAt: p.datetime(),
  },
})

/** Which version of a remote the visitors of a channel get. */
export class Channel extends ChannelSchema.class {}
ChannelSchema.setClass(Channel)
