/** The attribute with which the browser refuses a changed file; none for files of older builds. */
export const integrityAttribute = (url: string, hashes: Record<string, string>): string =>
  hashes[url] ? ` integrity="${hashes[url]}"` : '';
