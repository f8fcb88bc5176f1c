/** A `next` that stays on our origin, or `fallback`: a path, never `//host`, `/\host`, a scheme or a control character. */
export function safeNext(next: string | null | undefined, fallback = '/'): string {
  if (!next?.startsWith('/')) return fallback;
  const base = 'http://origin.invalid';
  try {
    const url = new URL(next, base);
    const path = url.pathname + url.search + url.hash;
    return url.origin === base && !path.startsWith('//') ? path : fallback;
  } catch {
    return fallback;
  }
}
