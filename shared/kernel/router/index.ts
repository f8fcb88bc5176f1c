/** Where things are: every URL of the product, and the only way to the router. */
export {
  createMemoryRouter,
  Link,
  type LinkProps,
  type Location,
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
  useSearchParams,
} from 'react-router-dom';
export { createBrowserRouter } from './browser-router.ts';
export { LeaveGate, useLeaveGuard } from './leave-guard.ts';
export { routes } from './routes.ts';
export { useUnsavedGuard } from './use-unsaved-guard.ts';
export { type QueryValues, withQuery } from './with-query.ts';
