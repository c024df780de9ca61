/** What only the shell uses; a remote that imported it would carry a second copy of the session and the router. */
export { QueryClientProvider } from '@tanstack/react-query'
export { I18nextProvider } from 'react-i18next'
export {
  createBrowserRouter,
  createMemoryRouter,
  createPath,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  RouterContextProvider,
  ScrollRestoration,
  useNavigationType,
  useRouteError,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
export { provideIdentityQuestion } from './api/identity-question.tsx'
export { type CallerQuery, type ProductFacts, productFacts } from './host/product-facts.ts'
export { addMessages, i18n, type Messages } from './language/instance.ts'
export { applyLanguage, directionOf, keepChosenLanguage, languageStore } from './language/language.ts'
export { connectionStore, setOffline } from './offline/connection.ts'
export { badgeQuery } from './page/badges.ts'
export { readComposition } from './page/document-data.ts'
export { announcerStore, refocusPage } from './page/page.tsx'
export { appScreenStore, ownNoticeStore } from './page/page-claims.ts'
export { declaredPages } from './page/pages.ts'
export { forgetWithSession } from './queries/forget-with-session.ts'
export { savedCopies } from './queries/kept-reads.ts'
export { queryClient } from './queries/query-client.ts'
export { SlotArea } from './remote/slot.tsx'
export { session, sessionStore } from './session/session.ts'
export { signedInHint } from './session/signed-in-hint.ts'
export { afterLogin } from './sign-in/sign-in-paths.ts'
export { shareSessionAcrossTabs } from './sign-in/tabs.ts'
export { fetchCaller } from './sign-in/use-session.ts'
export { dismissToast, type Toast, toastStore } from './toasts/toasts.ts'
