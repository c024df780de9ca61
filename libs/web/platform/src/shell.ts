/** What only the shell uses; a remote that imported it would carry a second copy of the session and the router. */
export { QueryClientProvider } from '@tanstack/react-query'
export { I18nextProvider } from 'react-i18next'
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  ScrollRestoration,
  useNavigationType,
  useRouteError,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
export { queryClient } from './api/query-client.ts'
export { addMessages, i18n, type Messages } from './language/instance.ts'
export { applyLanguage, directionOf, languageStore } from './language/language.ts'
export { forgetWithSession } from './offline/forget-with-session.ts'
export { savedCopies } from './offline/kept-reads.ts'
export { lineStore, setLineAway } from './offline/line.ts'
export { announcerStore } from './page/announcer.ts'
export { badgeQuery } from './page/badges.ts'
export { readComposition } from './page/document-data.ts'
export { afterLogin } from './page/paths.ts'
export { session, sessionStore } from './session/session.ts'
export { shareSessionAcrossTabs } from './session/tabs.ts'
export { dismissToast, type Toast, toastStore } from './toasts/toasts.ts'
