const TIMEOUT_MS = 10_000;

/**
 * The id of the current release set. The gateway responds without a body while it is `known`. `undefined` if it can't be
 * fetched.
 */
export async function currentSetId(known: string): Promise<string | undefined> {
  try {
    const response = await fetch('/release-set.json', {
      cache: 'no-store',
      headers: { 'if-none-match': `W/"${known}"` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304) return known;
    if (!response.ok) return undefined;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
