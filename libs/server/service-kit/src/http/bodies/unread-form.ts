import { configureRoute } from '../route-config.ts'

/**
 * Lets a route take a form as well, of which nothing is read: mail programs send one to end a subscription (RFC 8058).
 * Pages of other sites can send forms too, so the address alone has to say who may do what.
 */
export const UnreadForm = (): MethodDecorator => configureRoute({ unreadForm: true })
