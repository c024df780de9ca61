export {
  type AwayNoticeKind,
  type AwayNotices,
  type AwayNoticesChange,
  awayNoticeKinds,
  awayNoticesChangeSchema,
  awayNoticesSchema,
  changeAwayNotices,
  defaultAwayNotices,
  type NoticeWay,
  noticeWays,
  type UnreadRooms,
  unreadRoomsSchema,
  unsubscribeTokenSchema,
} from './away-notices.ts'
export {
  type ConsentChange,
  type ConsentEntry,
  consentChangeSchema,
  consentEntrySchema,
} from './consent.ts'
export { consentWordings } from './consent-wordings.ts'
export { type DayOfViews, dayOfViewsSchema, type MemberLedger, memberLedgerSchema } from './ledger.ts'
export { type PauseReason, pauseReasons } from './pause-reasons.ts'
export { pauseReasonSchema, type StaffPause, staffPauseSchema } from './pauses.ts'
export {
  type ProfileEditResult,
  profileEditResultSchema,
  type UserProfile,
  userProfileSchema,
} from './profile.ts'
export {
  type PushDevice,
  type PushRenewal,
  type PushSubscriptionData,
  pushDeviceSchema,
  pushRenewalSchema,
  pushSubscriptionSchema,
} from './push-subscriptions.ts'
export {
  type CreatedUser,
  createdUserSchema,
  type Registration,
  type RegistrationResult,
  registrationResultSchema,
  registrationSchema,
} from './registration.ts'
export {
  mostDerivations,
  type RegistrationChallenge,
  type RegistrationProof,
  registrationChallengeSchema,
  registrationProofAlgorithm,
  registrationProofHeader,
  registrationProofSchema,
} from './registration-proof.ts'
