declare const __webpack_share_scopes__: Record<string, Record<string, Record<string, unknown>>>;

/** Import specifier -> version of everything the host shares, as the federation runtime registered it. */
export function providedVersions(): Record<string, string> {
  const scope = __webpack_share_scopes__.default ?? {};
  return Object.fromEntries(
    Object.entries(scope).flatMap(([key, versions]) => {
      const [version] = Object.keys(versions);
      return version ? [[key, version]] : [];
    }),
  );
}
