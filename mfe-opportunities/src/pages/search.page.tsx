import { Navigate, routes, useLocation } from '@handover/shared/router';

/** An older address of the list; its filters are kept. */
export function SearchPage() {
  const { search } = useLocation();
  return <Navigate to={routes.opportunities() + search} replace />;
}
