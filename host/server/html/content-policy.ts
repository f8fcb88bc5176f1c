/**
 * The content security policy of a page: files of our own origin, and inline code with the nonce of this response.
 * With overrides also files from localhost.
 */
export function contentPolicy(nonce: string, overrides = false): string {
  const own = overrides ? "'self' http://localhost:*" : "'self'";
  return Object.entries({
    'default-src': "'none'",
    'script-src': `${own} 'nonce-${nonce}'`,
    'style-src': `${own} 'nonce-${nonce}'`,
    'img-src': `${own} blob: data:`,
    'font-src': own,
    'media-src': `${own} blob:`,
    'connect-src': own,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
