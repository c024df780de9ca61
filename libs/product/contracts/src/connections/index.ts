export {
  type BlockedMember,
  type BlockState,
  blockedMemberSchema,
  blockedMembersSchema,
  blockStateSchema,
} from './blocks.ts'
export { type ConnectionStatus, connectionStatuses, type Outcome, outcomes } from './connection-statuses.ts'
export {
  type Connection,
  type ConnectionState,
  type Contact,
  connectionSchema,
  connectionStateSchema,
  connectionStatusSchema,
  connectionsSchema,
  contactSchema,
  type Decline,
  declineSchema,
  type MatchLimit,
  matchLimitSchema,
  type ReceivedContact,
  type RoomContact,
  receivedContactsSchema,
  roomContactSchema,
  type Settlement,
  settlementSchema,
} from './connections.ts'
