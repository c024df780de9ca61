export {
  accountChangedSchema,
  connectionChangedSchema,
  type EventData,
  type EventName,
  eventSchemas,
  type MemberDataService,
  memberChangedSchema,
  memberChangesSchema,
  memberDataServices,
  memberDeletedSchema,
  memberErasedSchema,
  pairBlockedSchema,
} from './events.ts'
