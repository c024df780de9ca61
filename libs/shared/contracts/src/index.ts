export {
  type ChangePassword,
  changePasswordSchema,
  type EmailOnly,
  emailOnlySchema,
  type Login,
  type LoginResult,
  loginResultSchema,
  loginSchema,
  type ResetPassword,
  resetPasswordSchema,
  type VerifyEmail,
  verifyEmailSchema,
} from './auth.ts'
export {
  type AreaKey,
  areaKeys,
  type CityKey,
  cities,
  cityHasAreas,
  cityKeys,
  type NationalityKey,
  nationalities,
  nationalityKeys,
  placeName,
  riyadhAreas,
} from './catalogues/index.ts'
export {
  type BrowserSettings,
  browserSettingsSchema,
  type ComposedRemote,
  type Composition,
  composedRemoteSchema,
  compositionSchema,
  type MicroFrontends,
  microFrontendsSchema,
  type RestrictedComposition,
  restrictedCompositionSchema,
} from './composition.ts'
export {
  type Connection,
  type ConnectionState,
  type Contact,
  connectionSchema,
  connectionStateSchema,
  connectionsSchema,
  contactSchema,
  type MatchLimit,
  matchLimitSchema,
  type Outcome,
  outcomes,
  type Pair,
  pairSchema,
  type Settlement,
  settlementSchema,
} from './connections.ts'
export { type ConsentChange, consentChangeSchema } from './consent.ts'
export { type Credentials, credentialsSchema, emailSchema, passwordSchema } from './credentials.ts'
export { demoAccounts, demoPassword } from './demo.ts'
export { foldDigits } from './digits.ts'
export {
  type ApartmentChoice,
  apartmentChoiceSchema,
  apartmentChoices,
  type BathroomSharing,
  type Budget,
  bathroomSharingSchema,
  bathroomSharings,
  budgetSchema,
  budgets,
  type ConnectionStatus,
  connectionStatuses,
  connectionStatusSchema,
  defaultLanguage,
  type Gender,
  genderSchema,
  genders,
  isStaff,
  type Language,
  type Lifestyle,
  languageSchema,
  languages,
  lifestyleSchema,
  lifestyles,
  type Role,
  type RoomSharing,
  roleSchema,
  roles,
  roomSharingSchema,
  roomSharings,
} from './enums.ts'
export {
  type ErrorBody,
  type ErrorCode,
  errorBodySchema,
  errorCodes,
  errorMessages,
  type Issue,
  issueSchema,
} from './errors.ts'
export {
  connectionChangedSchema,
  type EventData,
  type EventName,
  eventSchemas,
  memberChangedSchema,
  memberDeletedSchema,
} from './events.ts'
export { type MemberExport, memberExportSchema } from './export.ts'
export { limits } from './limits.ts'
export {
  type MatchCard,
  type MatchPoints,
  matchCardSchema,
  matchesSchema,
  matchPointsSchema,
} from './match-card.ts'
export { normalisePhone } from './phone.ts'
export {
  type ProfileEditResult,
  profileEditResultSchema,
  type UserProfile,
  userProfileSchema,
} from './profile.ts'
export {
  type ProfileEdit,
  type ProfilePhoto,
  profileEditSchema,
  profilePhotoSchema,
  type Questionnaire,
  questionnaireFields,
  questionnaireIssues,
  questionnaireSchema,
  withQuestionnaireRules,
} from './questionnaire.ts'
export {
  type CreatedUser,
  createdUserSchema,
  type Registration,
  type RegistrationResult,
  registrationResultSchema,
  registrationSchema,
} from './registration.ts'
export {
  type Channel,
  channelSchema,
  channels,
  filePathSchema,
  integritySchema,
  type LiveReleases,
  liveReleasesSchema,
  type NavigationEntry,
  navigationEntrySchema,
  type PublishedVersion,
  publishedVersionSchema,
  type ReleaseStatus,
  type RemoteConfig,
  type RemoteManifest,
  type RemoteRoute,
  releaseStatusSchema,
  remoteConfigSchema,
  remoteManifestSchema,
  remoteNameSchema,
  remoteRouteSchema,
  routePathSchema,
  type ShellManifest,
  shellManifestSchema,
  versionSchema,
} from './release.ts'
export { hasReached, releaseHeaders } from './release-headers.ts'
export { containerName, remoteScope } from './remote-names.ts'
export { languageCookie, onboardingCookie, sessionHeader, sessionStorageKey } from './sessions.ts'
export { type ValidationKey, validationKeyOf, validationMessages } from './validation-messages.ts'
