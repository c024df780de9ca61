export { CreationRefused, createRemote } from './create-remote.ts'
export { type Wishes, wishesFor } from './wishes.ts'
