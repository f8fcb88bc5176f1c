/** Where things are: every URL of the product, and the only way to the router. */
export {
  createMemoryRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
export { routes, withQuery } from '../../contract/index.ts';
export { createBrowserRouter } from './browser-router.ts';
export { LeaveGate, useLeaveGuard } from './leave-guard.ts';
export { useSearchParams } from './use-search-params.ts';
