/** The part of React Router's router that is needed here. */
export interface Router {
  state: { location: { pathname: string; search: string } };
  subscribe: (listener: (state: Router['state']) => void) => () => void;
}

/** Calls listeners when another page is opened: not when only the query or the hash change. */
export type OnNavigation = (listener: () => void) => void;

export const onNavigation =
  (router: Router): OnNavigation =>
  (listener) => {
    let current = router.state.location.pathname;
    router.subscribe(({ location: { pathname } }) => {
      if (pathname === current) return;
      current = pathname;
      listener();
    });
  };
