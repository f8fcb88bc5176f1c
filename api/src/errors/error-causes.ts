interface Coded extends Error {
  code?: string;
  constraint?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The error and its causes: libraries wrap the errors of their drivers. */
export function causesOf(error: unknown): Coded[] {
  const list: Coded[] = [];
  for (let at = error; at instanceof Error && list.length < 5; at = at.cause) list.push(at);
  return list;
}
