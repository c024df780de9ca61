import { api, nullWhenSignedOut, useCaller } from '@rafiq/platform'
import { NavLink } from '@rafiq/platform/router'
import { useNavigationEntries } from '../navigation/use-navigation-entries.ts'
import type { Caller, ShellDefinition } from '../shell-definition.ts'

/** Who is there, and where one can go. */
function Header() {
  const caller = useCaller()
  const entries = useNavigationEntries()
  return (
    <header>
      {caller && <p>{caller.id}</p>}
      {entries.map(({ id, path, label }) => (
        <NavLink key={id} to={path}>
          {label}
        </NavLink>
      ))}
    </header>
  )
}

/** A product that is no more than it must be. */
export const aShell: ShellDefinition = {
  name: 'tiny',
  messages: { ar: {}, en: {} },
  pages: { home: '/', login: '/login', security: '/secure' },
  guarded: [{ path: '/staff/*' }],
  caller: {
    queryKey: ['/api/me'],
    queryFn: ({ signal }) => nullWhenSignedOut(api.get<Caller>('/api/me', undefined, { signal })),
    meta: { offline: true },
  },
  routes: [],
  Header,
  Footer: () => <footer>The end</footer>,
  NotFound: () => <h1>Nothing here</h1>,
  AccessDenied: () => <h1>Not for you</h1>,
  UnexpectedError: () => <h1>Broken</h1>,
}
