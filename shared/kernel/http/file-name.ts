/** The name in a Content-Disposition header: the encoded form (RFC 6266) if there is one. */
export function fileNameOf(disposition: string | undefined, fallback: string): string {
  const encoded = disposition?.match(/filename\*\s*=\s*(?:UTF-8'[^']*')([^;]+)/i)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Badly encoded: use the plain one.
    }
  }
  return disposition?.match(/filename\s*=\s*"?([^";]+)"?/i)?.[1]?.trim() || fallback;
}
