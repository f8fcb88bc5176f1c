/** What takes the place of a function's body: it says so, should the function be called all the same. */
export const FAILS = Symbol('fails');

export interface LeftOut {
  file: RegExp;
  /** Name of a function, a method, or a constant that holds a component -> its new body. */
  bodies: Record<string, string | typeof FAILS>;
}

const fail = (...names: string[]): LeftOut['bodies'] =>
  Object.fromEntries(names.map((name) => [name, FAILS] as const));

/**
 * Functions of packages that no page of ours runs. No bundler can leave them out, since code that is there calls them, on conditions that are
 * never met here.
 */
export const leftOut: LeftOut[] = [
  {
    // Data are the query cache's: no route has a loader, an action, `lazy` or middleware, nothing uses a fetcher, or the router's `Form`.
    file: /\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
    bodies: {
      // With no loader to call, a navigation is complete once its route is found.
      handleLoaders:
        'completeNavigation(location, { matches, loaderData: {}, errors: null }, { flushSync }); return { shortCircuited: true };',
      normalizeNavigateOptions: 'return { path };',
      // Its request is for loaders.
      createClientSideRequest: 'return undefined;',
      // A link fetches ahead in framework mode only.
      usePrefetchBehavior: 'return [false, null, {}];',
      ...fail('handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch2', 'revalidate'),
      ...fail(
        'startRedirectNavigation',
        'callDataStrategy',
        'callLoadersAndMaybeResolveData',
        'discoverRoutes',
      ),
      ...fail('getMatchesToLoad', 'processLoaderData', 'getSubmissionFromNavigation', 'getLoadingNavigation'),
      ...fail('getRouteInstrumentationUpdates', 'instrumentClientSideRouter', 'getRouteHydrationStatus'),
      ...fail('patchRoutesImpl', 'deserializeErrors', 'RSCErrorHandler', 'decodeRouteErrorResponseDigest'),
      ...fail('PrefetchPageLinks', 'Form', 'useSubmit', 'useFormAction', 'useNavigateUnstable'),
    },
  },
  {
    // One instance with two languages, whose keys are text; its texts come by our own backend and are never written.
    file: /\/i18next\/dist\/esm\/i18next\.js$/,
    bodies: fail(
      ...['cloneInstance', 'dir', 'hydrate', 'saveMissing', 'reloadResources', 'keysFromSelector'],
      'getUsedParamsDetails',
    ),
  },
  {
    // `http` makes each error one of its own, and nothing else sees those of axios.
    file: /\/axios\/lib\/core\/AxiosError\.js$/,
    bodies: fail('toJSON'),
  },
  {
    // `http` reads headers as they are.
    file: /\/axios\/lib\/core\/AxiosHeaders\.js$/,
    bodies: fail('parseParameters', 'parseTokens'),
  },
];
