/** Replaces axios's `fetch` adapter: browsers always use the XMLHttpRequest one, which reports progress. */
export const getFetch = () => undefined;
