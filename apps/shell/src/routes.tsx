import product from '@rafiq/configuration/product.json' with { type: 'json' }
import type { RouteObject } from '@rafiq/platform/router'

const { pages } = product

/** The shell's own pages; everything else belongs to a remote or to nobody. */
export const shellRoutes: RouteObject[] = [
  { index: true, lazy: () => import(/* webpackChunkName: "home" */ './routes/home.tsx') },
  { path: pages.login, lazy: () => import(/* webpackChunkName: "login" */ './routes/login.tsx') },
  {
    path: pages.testLogin,
    lazy: () => import(/* webpackChunkName: "test-login" */ './routes/test-login.tsx'),
  },
  { path: pages.support, lazy: () => import(/* webpackChunkName: "support" */ './routes/support.tsx') },
  { path: pages.safety, lazy: () => import(/* webpackChunkName: "safety" */ './routes/safety.tsx') },
  { path: pages.terms, lazy: () => import(/* webpackChunkName: "terms" */ './routes/terms.tsx') },
  { path: pages.privacy, lazy: () => import(/* webpackChunkName: "privacy" */ './routes/privacy.tsx') },
]
