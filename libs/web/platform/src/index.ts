export { ApiError, isApiError, isNetworkError, NetworkError } from './api/api-error.ts'
export { api, type Parser } from './api/client.ts'
export { errorText } from './api/error-text.ts'
export { nullWhenSignedOut } from './api/query-client.ts'
export { provideStepUp } from './api/step-up.ts'
export { addTexts } from './language/instance.ts'
export { setLanguage } from './language/language.ts'
export { useUiLabels } from './language/ui-labels.ts'
export { useDirection, useFormat, useLanguage } from './language/use-language.ts'
export { announce } from './page/announcer.ts'
export { useBadge } from './page/badges.ts'
export { cspNonce, settings } from './page/document-data.ts'
export { mayLeave, useLeaveQuestion } from './page/leave-question.ts'
export { PageTitle, usePage } from './page/page.tsx'
export { loginPath, nextPage, paths, securityPath } from './page/paths.ts'
export {
  createPasskey,
  passkeySuggestions,
  passkeysSupported,
  provePasskey,
  stopPasskey,
} from './passkeys.ts'
export { profileQuery, useProfile } from './profile.ts'
export { defineRemote, type RemoteDefinition } from './remote/define-remote.ts'
export { RemoteBoundary, usePortalContainer } from './remote/remote-boundary.tsx'
export { useUiProviderProps } from './remote/ui-provider-props.ts'
export { endSession } from './session/end-session.ts'
export { memberStorageName } from './session/member-storage.ts'
export { hasUnsent, keepUnsent } from './session/unsent.ts'
export {
  onTokenChange,
  renewSession,
  signIn,
  signOut,
  useRequireSession,
  useSession,
} from './session/use-session.ts'
export { type ToastContent, toast } from './toasts/toasts.ts'
