import { z } from 'zod';

// Files are validated when read: a damaged or foreign one must not be served.
const file = z.string().regex(/^[\w@./-]+$/);
const locales = z.record(z.string(), file);
const integrity = z.string().regex(/^sha(256|384)-[\w+/=]+$/);
const integrities = z.record(file, integrity);
const versions = z.record(z.string(), z.string());
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
const budget = z.number().positive().optional();
/** What is compared from release to release, and not in sets. */
const declared = descriptor.extend({
  calls: z.array(z.string()).optional(),
  rawToken: z.string().optional(),
  budgets: z
    .strictObject({ js: budget, css: budget, texts: budget, longTasks: budget, memory: budget })
    .optional(),
});

const built = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^[\w.-]+$/),
  contract: z.number(),
  /** Older builds have none. */
  opens: z.object({ modals: z.array(z.string()), widgets: z.array(z.string()) }).optional(),
  /** Builds of before have none, and can't be published any more. */
  files: integrities.default({}),
});
/** For rendering on the server; older builds have none, and their pages are rendered by the browser. */
const serverFields = {
  server: file.nullable().optional(),
  styleSheets: z.record(z.string(), z.array(file)).optional(),
};
const remoteFields = z.object({
  ...serverFields,
  widgetNeeds: z.record(z.string(), z.array(z.string())).optional(),
  widgetFiles: z.record(z.string(), z.array(file)).optional(),
  namespace: z.string(),
  global: z.string().regex(/^\w+$/),
  entry: file,
  integrity,
  preload: z.array(file),
  pages: z.record(z.string(), z.array(file)),
  needs: z.record(z.string(), z.array(z.string())).default({}),
  locales,
  requires: versions,
  uses: z.record(z.string(), z.array(z.string())).default({}),
  api: z.string().default(''),
});
const hostFields = z.object({
  ...serverFields,
  scripts: z.array(file),
  styles: z.array(file),
  preload: z.array(file),
  signedIn: z.object({ files: z.array(file), widgets: z.array(z.string()) }).optional(),
  shared: z.record(z.string(), z.array(file)).default({}),
  fonts: z.array(file),
  icon: file.nullable(),
  // Older builds have none.
  previewFrame: file.nullable().default(null),
  routes: z.array(route).default([]),
  locales: z.record(z.string(), locales),
  provides: versions,
  exports: z.record(z.string(), z.array(z.string())).default({}),
});

export const buildManifest = z.discriminatedUnion('role', [
  built.extend({ role: z.literal('remote'), descriptor: declared, ...remoteFields.shape }),
  built.extend({
    role: z.literal('host'),
    shellModals: z.array(z.string()).default([]),
    ...hostFields.shape,
  }),
]);
export type BuildManifest = z.infer<typeof buildManifest>;

const release = z.object({
  version: z.string(),
  contract: z.number(),
  ...remoteFields.shape,
  ...descriptor.shape,
  hashes: integrities.default({}),
  entryPoints: versions.optional(),
});

export const releaseSet = z.object({
  id: z.string().regex(/^[\w.-]+$/),
  createdAt: z.string(),
  host: hostFields.extend({
    version: z.string(),
    hashes: integrities.default({}),
    entryPoints: versions.optional(),
  }),
  remotes: z.record(z.string(), release.extend({ fallback: release.nullable() })),
  api: z.string().optional(),
  revoked: z.record(z.string(), z.array(z.string())).optional(),
});
