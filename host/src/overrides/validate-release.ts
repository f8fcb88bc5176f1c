import type { RemoteRelease, ServerFiles } from '@handover/shared/federation';

/** A developer's build: a release with the name of its remote. */
export type OfferedRelease = RemoteRelease & { name: string };

type Check = (value: unknown) => boolean;

const text =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const list =
  (each: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(each);
const record =
  (each: Check): Check =>
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(each);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const plainText = text(/^[^<>]{1,200}$/);
const route: Check = (value) => {
  const { path, page, access, nav } = (value ?? {}) as Record<string, unknown>;
  return (
    text(/^\/[\w:/-]*$/)(path) &&
    plainText(page) &&
    text(/^(anyone|guest|signed-in|staff)$/)(access) &&
    optional(isNav)(nav)
  );
};
const isNav: Check = (value) => {
  const { label, order, text: translations } = (value ?? {}) as Record<string, unknown>;
  return plainText(label) && typeof order === 'number' && optional(record(plainText))(translations);
};

/** The check of each field; every file must come from the address that the user consented to. */
const checks = (
  address: string,
): Record<Exclude<keyof OfferedRelease, keyof ServerFiles | 'entryPoints'>, Check> => {
  const file: Check = (value) => text(/^[\w:@./-]+$/)(value) && (value as string).startsWith(`${address}/`);
  return {
    name: text(/^[a-z][a-z0-9-]*$/),
    version: text(/^[\w.-]+$/),
    contract: Number.isInteger,
    namespace: text(/^[\w-]+$/),
    global: text(/^[A-Za-z_]\w*$/),
    entry: file,
    integrity: text(/^sha(256|384)-[\w+/=]+$/),
    // Unknown to older tools.
    hashes: optional(record(text(/^sha256-[\w+/=]+$/))),
    preload: list(file),
    pages: record(list(file)),
    // Unknown to older tools.
    needs: optional(record(list(text(/^[\w@/.-]+$/)))),
    routes: list(route),
    widgets: list(plainText),
    modals: list(plainText),
    locales: record(file),
    requires: record(plainText),
    uses: record(list(plainText)),
    api: text(/^[\w.-]*$/),
  };
};

/** The names of the invalid fields of a release. */
export function invalidFields(offered: unknown, address: string): string[] {
  const values = (offered ?? {}) as Record<string, unknown>;
  return Object.entries(checks(address))
    .filter(([field, check]) => !check(values[field]))
    .map(([field]) => field);
}
