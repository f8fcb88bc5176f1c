import { z } from 'zod';

// Files are validated when read: a damaged or foreign one must not be served.
const file = z.string().regex(/^[\w@./-]+$/);
const locales = z.record(z.string(), file);
const route = z.object({
  path: z.string().startsWith('/'),
  page: z.string(),
  access: z.enum(['anyone', 'guest', 'signed-in', 'staff']),
  nav: z
    .object({
      label: z.string(),
      order: z.number(),
      group: z.enum(['main', 'user']).optional(),
      text: z.object({ en: z.string(), fr: z.string() }).optional(),
    })
    .optional(),
});
const descriptor = z.object({
  routes: z.array(route),
  widgets: z.array(z.string()),
  modals: z.array(z.string()),
});

const built = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^[\w.-]+$/),
  contract: z.number(),
});
const remoteFields = z.object({
  namespace: z.string(),
  global: z.string().regex(/^\w+$/),
  entry: file,
  integrity: z.string(),
  preload: z.array(file),
  pages: z.record(z.string(), z.array(file)),
  locales,
  requires: z.record(z.string(), z.string()),
  uses: z.record(z.string(), z.array(z.string())).default({}),
  api: z.string().default(''),
});
const hostFields = z.object({
  scripts: z.array(file),
  styles: z.array(file),
  preload: z.array(file),
  fonts: z.array(file),
  icon: file.nullable(),
  // Older builds have none.
  previewFrame: file.nullable().default(null),
  routes: z.array(route).default([]),
  locales: z.record(z.string(), locales),
  provides: z.record(z.string(), z.string()),
  exports: z.record(z.string(), z.array(z.string())).default({}),
});

export const buildManifest = z.discriminatedUnion('role', [
  built.extend({ role: z.literal('remote'), descriptor, ...remoteFields.shape }),
  built.extend({ role: z.literal('host'), ...hostFields.shape }),
]);
export type BuildManifest = z.infer<typeof buildManifest>;

const release = z.object({
  version: z.string(),
  contract: z.number(),
  ...remoteFields.shape,
  ...descriptor.shape,
});

export const releaseSet = z.object({
  id: z.string().regex(/^[\w.-]+$/),
  createdAt: z.string(),
  host: hostFields.extend({ version: z.string() }),
  remotes: z.record(z.string(), release.extend({ fallback: release.nullable() })),
});
