import * as React from 'react';

/** Counts the stack traces of the last second; React's development build takes no more from 10,000 on. */
const COUNTER = 'recentlyCreatedOwnerStacks';

/**
 * React takes a stack trace for each element, for the warnings that name its owner: a tenth of a form's test. The counter stays above
 * its limit, so that it takes none. A version of React without the counter is left as it is.
 */
export function takeNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null || !(COUNTER in internals)) return;
  // React counts on, and begins anew each second.
  Object.defineProperty(internals, COUNTER, { get: () => Number.MAX_SAFE_INTEGER, set() {} });
}
