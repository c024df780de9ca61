export { ApiError, errorText, isApiError, isNetworkError, NetworkError } from './api/api-error.ts'
export { api, type Parser } from './api/client.ts'
export { useIdentityQuestion } from './api/identity-question.tsx'
export { provideStepUp } from './api/step-up.ts'
export type { Caller } from './host/product-facts.ts'
export { addTexts } from './language/instance.ts'
export { setLanguage } from './language/language.ts'
export { Moment } from './language/moment.tsx'
export { useDirection, useFormat, useLanguage } from './language/use-language.ts'
export { useOffline } from './offline/connection.ts'
export { useBadge } from './page/badges.ts'
export { cspNonce, settings } from './page/document-data.ts'
export { mayLeave, useLeaveQuestion } from './page/leave-question.ts'
export { announce, PageTitle, usePage } from './page/page.tsx'
export { useAppScreen, useOwnOfflineNotice } from './page/page-claims.ts'
export { hasPage, linkTo } from './page/pages.ts'
export { useRenderedNavigate } from './page/use-rendered-navigate.ts'
export {
  createPasskey,
  passkeySuggestions,
  passkeysSupported,
  provePasskey,
  stopPasskey,
} from './passkeys.ts'
export { nullWhenSignedOut } from './queries/query-client.ts'
export { defineRemote, type RemoteDefinition } from './remote/define-remote.ts'
export type { IsolatedRoot, Mount } from './remote/isolated.tsx'
export { lastingListener } from './remote/lasting-listener.ts'
export { RemoteBoundary, usePortalContainer } from './remote/remote-boundary.tsx'
export { slotsOf } from './remote/slot.tsx'
export { useUiLabels, useUiProviderProps } from './remote/ui-provider-props.ts'
export { eraseMemberStorage, memberStorageName } from './session/member-storage.ts'
export { hasUnsent, keepUnsent } from './session/unsent.ts'
export { endSession } from './sign-in/end-session.ts'
export { loginPath, nextPage, securityPath } from './sign-in/sign-in-paths.ts'
export {
  onTokenChange,
  renewSession,
  signIn,
  signOut,
  useCaller,
  useRequireSession,
  useSession,
} from './sign-in/use-session.ts'
export { type StoredValue, storedValue, useStoredValue } from './storage/stored-value.ts'
export { dismissToast, type ToastContent, toast } from './toasts/toasts.ts'
export { type FaultToast, useFaultToast } from './toasts/use-fault-toast.ts'
