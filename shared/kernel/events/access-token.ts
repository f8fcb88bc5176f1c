/** Whether a JWT is past its time, or within `margin` seconds of it. What can't be read counts as good: the server judges. */
export function isOutOfTime(token: string, margin = 5): boolean {
  const payload = token.split('.')[1];
  if (!payload) return false;
  try {
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
    return typeof exp === 'number' && exp - margin < Date.now() / 1000;
  } catch {
    return false;
  }
}
