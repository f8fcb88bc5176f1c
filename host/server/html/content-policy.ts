/**
 * The content security policy of a page: files of our own origin, and inline code with the nonce of this response.
 * With overrides also files from localhost.
 */
export function contentPolicy(nonce: string, overrides = false): string {
  const origins = overrides ? "'self' http://localhost:*" : "'self'";
  return Object.entries({
    'default-src': "'none'",
    'script-src': `${origins} 'nonce-${nonce}'`,
    'style-src': `${origins} 'nonce-${nonce}'`,
    'img-src': `${origins} blob: data:`,
    'font-src': origins,
    'media-src': `${origins} blob:`,
    'connect-src': origins,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    // Documents are shown in a frame of our own origin.
    'frame-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
