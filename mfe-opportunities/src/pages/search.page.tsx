import { Navigate, routes, useLocation } from '@handover/shared/router';

/** The old address of the list: its query goes along. */
export const SearchPage = () => {
  const { search } = useLocation();
  return <Navigate to={routes.opportunities() + search} replace />;
};
