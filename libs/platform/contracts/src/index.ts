export { type Alert, type AlertCause, alertCauses, alertSchema, alertSignatureHeader } from './alerts.ts'
export {
  type Audience,
  type AudienceAttribute,
  type AudienceAttributes,
  audienceAttributesSchema,
  audienceOfLanguage,
  audienceSchema,
  languageAttribute,
  parseAudience,
} from './audience.ts'
export { audienceText, isSameAudience } from './audience-text.ts'
export {
  beaconLimits,
  type CodePlace,
  codePlaceSchema,
  type Fault,
  type FaultKind,
  faultKinds,
  type PageBeacon,
  pageBeaconSchema,
  type UsedVersion,
  type Vitals,
} from './beacons.ts'
export { bodyLimits } from './body-limits.ts'
export {
  type BrowserReports,
  browserReportLimits,
  browserReportsSchema,
  browserReportsType,
} from './browser-reports.ts'
export {
  type AnalysedRemote,
  type AnalysedTrial,
  type AnalysisWindow,
  analysisWindowSchema,
  analysisWindows,
  type CanaryAnalysis,
  canaryAnalysisSchema,
  type TracedFaults,
  type TracedPlace,
  type TrialVerdict,
  tracedFaultsSchema,
  trialVerdicts,
} from './canary-analysis.ts'
export {
  type CanaryChange,
  type Channel,
  canaryChangeSchema,
  channelSchema,
  type MoveResult,
  moveResultSchema,
  type PreviewLink,
  type PreviewLinkRequest,
  type Promotion,
  type PublishedVersion,
  percentSchema,
  previewLinkRequestSchema,
  previewLinkSchema,
  previewNameSchema,
  promotionSchema,
  publishedVersionSchema,
  type ReleaseDiff,
  type ReleaseHistory,
  type ReleaseStatus,
  type ReleaseVersion,
  type ReleaseVersions,
  type RemoteStatus,
  type Rollback,
  releaseDiffSchema,
  releaseHistorySchema,
  releaseStatusSchema,
  releaseVersionSchema,
  releaseVersionsSchema,
  rollbackSchema,
  type SeenState,
  type Switch,
  switchSchema,
  type Yank,
  yankSchema,
} from './channels.ts'
export { composedRemote, integrityOf } from './composed-remote.ts'
export {
  type BrowserSettings,
  browserSettingsSchema,
  type ComposedRemote,
  type ComposedRemotes,
  type Composition,
  composedRemoteSchema,
  composedRemotesSchema,
  compositionSchema,
  type DocumentRemote,
  type MicroFrontends,
  microFrontendsSchema,
  type RestrictedComposition,
  restrictedCompositionSchema,
} from './composition.ts'
export {
  type AnyErrorBody,
  anyErrorBodySchema,
  type ErrorBody,
  type ErrorCode,
  errorBodyWith,
  type Issue,
  issueSchema,
  platformErrorMessages,
} from './errors.ts'
export { faultDelays } from './fault-delays.ts'
export {
  createRemotePackage,
  type KitManifest,
  kitFileKey,
  kitManifestKey,
  kitManifestSchema,
  kitPath,
  withoutKitHash,
} from './kit.ts'
export { defaultLanguage, type Language, languageSchema, languages } from './languages.ts'
export { type LiveReleases, liveReleasesSchema, releaseAnnouncementsChannel } from './live-releases.ts'
export { type OwnCopies, ownCopiesOf, ownCopiesSchema } from './own-copies.ts'
export { type Owner, type OwnerChange, ownerChangeSchema, ownerSchema } from './owner.ts'
export {
  type PrerenderedPage,
  prerenderedPagesFile,
  prerenderedPagesSchema,
  settingHole,
} from './prerendered.ts'
export { type ProductConfig, type ProductConfigInput, productConfigSchema } from './product-config.ts'
export {
  type KeptProof,
  type Proof,
  type ProofCheck,
  type ProofFinding,
  type ProofPicture,
  type ProofSummary,
  type ProofVerdict,
  proofPictureSchema,
  proofSchema,
  type ReleaseProofs,
  releaseProofsSchema,
  type UnopenedReason,
  type UnprovenReason,
} from './proof.ts'
export { type ProofAnswer, type ProofAnswers, proofAnswersSchema } from './proof-answers.ts'
export { type Provenance, provenanceSchema } from './provenance.ts'
export {
  isRehearsal,
  type RehearsalPlan,
  type RehearsalResult,
  type RehearsalStart,
  type Rehearsed,
  rehearsalPlanSchema,
  rehearsalResultSchema,
  rehearsalSalt,
  rehearsalStartSchema,
  rehearsedSchema,
} from './rehearsal.ts'
export {
  filePathSchema,
  type GuardedPages,
  type InitialFrame,
  type InitialFrameShape,
  initialFrameSchema,
  initialFrameShapes,
  integritySchema,
  mapLimits,
  type NavigationEntry,
  navigationEntrySchema,
  type RemoteConfig,
  type RemoteFormat,
  type RemoteManifest,
  type RemoteRoute,
  remoteConfigSchema,
  remoteFormatSchema,
  remoteManifestSchema,
  remoteNameSchema,
  remoteRouteSchema,
  roleNameSchema,
  routePathSchema,
  type ShellManifest,
  sharedPackages,
  shellManifestSchema,
  versionSchema,
} from './release.ts'
export { releaseAuditDetails } from './release-audit.ts'
export { hasReached, releaseHeaders } from './release-headers.ts'
export {
  containerName,
  filesFolder,
  isRestricted,
  remoteFilePath,
  remoteScope,
  versionFilesKey,
  versionManifestKey,
} from './remote-address.ts'
export {
  audienceCookie,
  cookieName,
  languageCookie,
  languageParameter,
  languageStorageKey,
  seedCookie,
  sessionHeader,
  sessionStorageKey,
  signedInCookie,
} from './session-names.ts'
export {
  isHashedFile,
  type PageShell,
  pageShellKey,
  pageShellSchema,
  type ShellRootFile,
  shellFileKey,
  shellManifestFile,
  shellName,
  shellRelease,
  shellRootFileKey,
  shellRootFiles,
} from './shell-release.ts'
export { isUncommitted, releaseCommit, releaseCommitSchema, signedBytes } from './signed-release.ts'
export { type SlotTypesList, slotTypes, slotTypesFile, slotTypesListSchema } from './slot-types.ts'
export type { Fills, SlotProps, Slots } from './slots.ts'
export { type SessionRestriction, sessionRestrictionSchema, stepUpMinutes } from './staff-sessions.ts'
export {
  isStorable,
  isWhole,
  storableMessages,
  visible,
  withoutDirectionControls,
} from './storable-characters.ts'
export { storableInstant, storableInteger, storableText } from './storable-text.ts'
export { isTakenPrefix, type TeamApi, teamApiSchema } from './team-api.ts'
export {
  type KeyRotation,
  keyRotationSchema,
  type Revocation,
  type RotatedKey,
  revocationSchema,
  rotatedKeySchema,
  rotationStatement,
  type TeamRight,
  type TeamRightKind,
  type TeamRights,
  teamRightKindSchema,
  teamRightsSchema,
} from './team-rights.ts'
