export { createRemote } from './create-remote.ts'
export { CreationRejected } from './creation-rejected.ts'
export { readRequest } from './read-request.ts'
export type { RemoteRequest } from './remote-request.ts'
