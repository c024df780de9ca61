/** The router as remotes may use it. A list, since what is shared cannot be tree-shaken. */
export {
  Link,
  type LoaderFunctionArgs,
  type Location,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  redirect,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router'
