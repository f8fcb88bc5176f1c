import { Navigate, routes, useLocation } from '@handover/shared/router';

/** An older address of the list; what was asked goes along. */
export function SearchPage() {
  const { search } = useLocation();
  return <Navigate to={routes.opportunities() + search} replace />;
}
