import { type ContextType, useCallback, useContext, useEffect, useRef } from 'react';
import {
  createSearchParams,
  UNSAFE_DataRouterContext as RouterContext,
  type SetURLSearchParams,
  useSearchParams as useRenderedSearchParams,
} from 'react-router-dom';

type Router = NonNullable<ContextType<typeof RouterContext>>['router'];

/** What was set last and is not in the location yet: a navigation is under way to it. */
const underWay = new WeakMap<Router, { from: Router['state']['location']; params: URLSearchParams }>();

function latestParams(router: Router): URLSearchParams {
  const { location } = router.state;
  const set = underWay.get(router);
  return set?.from === location ? set.params : new URLSearchParams(location.search);
}

/**
 * The router's `useSearchParams`, but a function that is passed to the setter gets what was set last, by whatever component. The
 * router's gets what was rendered last, so that of two changes during a navigation the first would be lost. The setter never changes,
 * so that a row that has it is not rendered again for each change of the address.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [rendered, setParams] = useRenderedSearchParams();
  const router = useContext(RouterContext)?.router;
  if (!router) throw new Error('useSearchParams is called outside a RouterProvider');
  const setRendered = useRef(setParams);
  useEffect(() => {
    setRendered.current = setParams;
  }, [setParams]);
  const set = useCallback<SetURLSearchParams>(
    (next, options) => {
      const params = createSearchParams(typeof next === 'function' ? next(latestParams(router)) : next);
      underWay.set(router, { from: router.state.location, params });
      setRendered.current(params, options);
    },
    [router],
  );
  return [rendered, set];
}
