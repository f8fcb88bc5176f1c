/** The names of a route's parameters, in order: `id` of `/user-deals/view/:id`. */
export const paramsOf = (path: string): string[] =>
  path
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.slice(1));

/** The path of a route with the values of its parameters. */
export const fillPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(values[part.slice(1)] ?? '') : part))
    .join('/');
