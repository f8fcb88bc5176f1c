/** The names of the parameters of a route, in their order: `id` of `/user-deals/view/:id`. */
export const paramsOf = (path: string): string[] =>
  path
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.slice(1));

/** The address of a route with its parameters put in. */
export const fillPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(values[part.slice(1)] ?? '') : part))
    .join('/');
