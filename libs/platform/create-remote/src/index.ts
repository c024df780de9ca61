export { CreationRejected, createRemote } from './create-remote.ts'
export { type RemoteRequest, requestFor } from './remote-request.ts'
