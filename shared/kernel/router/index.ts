/** Navigation and every URL of the product. All imports of React Router go through here. */
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
  useNavigationType,
  useParams,
} from 'react-router-dom';
export { routes, withQuery } from '../../contract/index.ts';
export { createBrowserRouter } from './browser-router.ts';
export { KeptParams } from './kept-params.tsx';
export { type KeepsPage, NavigationBlocker, useLeaveGuard } from './leave-guard.ts';
export { useNavigate } from './use-navigate.ts';
export { useSearchParams } from './use-search-params.ts';
