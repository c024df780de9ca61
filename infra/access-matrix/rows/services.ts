/** In the order in which they start. */
export const serviceNames = ['releases', 'users', 'connections', 'chat', 'moderation', 'gateway'] as const

export type ServiceName = (typeof serviceNames)[number]
