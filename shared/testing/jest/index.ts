import { existsSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limit } from '../limit.ts';
import { inSuite } from '../suite.ts';
import { declaredGrants } from './declared-grants.ts';

const require = createRequire(import.meta.url);
const localPath = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Packages that ship ES modules; pnpm puts them into `.pnpm/<name>@…`. */
const esmPackages =
  '@handover[/+](?:shared|tooling)|react-toastify|jotai|axios|i18next|react-i18next|react-router|react-router-dom|@mantine[/+][^/@]+|' +
  '@tanstack[/+][^/@]+|@module-federation[/+][^/@]+|@hookform[/+]resolvers|js-cookie|reconnecting-websocket|libphonenumber-js|' +
  'react-hook-form|yup|dayjs|hucre|numfmt|zod|pure-rand|fast-check|clsx|klona|content-disposition|cookie|oauth4webapi';

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** What builds put into the federation's runtime: without the part that reads manifests. */
const built = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true };

/** With few cores, the tests of a package run in jest's own process. */
const ALONE = availableParallelism() < 4;

const MEMORY = '/dev/shm';
const GIGABYTE = 2 ** 30;
/** Keeps files in memory, where it has room: what release stores write is synced to the disk file by file. */
function useMemoryForFiles(): void {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > 2 * GIGABYTE) process.env.TMPDIR = MEMORY;
}

/** Common to both projects. */
const common = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/'],
  transform: { '^.+\\.(m?j|t)sx?$': [localPath('./transform.ts'), swc] },
  transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/)?(?:${esmPackages})[@/])`],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('identity-obj-proxy'),
    '\\.css$': localPath('./style-stub.ts'),
  },
  setupFiles: [localPath('./environment.ts')],
  setupFilesAfterEnv: [localPath('./matchers.ts')],
};

/**
 * The jest configuration of every package: `export default jestPreset()`. Tests in `.tsx` files run in jsdom, those
 * in `.ts` files in plain node, which starts faster, unless they have `@jest-environment jsdom`. `others` are folders of other packages in this one.
 */
export function jestPreset({ others = [] }: { others?: readonly string[] } = {}) {
  // Where most people of the marketplace are: on UTC a day and an instant look alike. Another zone by the environment.
  process.env.TZ ||= 'Europe/Paris';
  useMemoryForFiles();
  // Tools that tests run start in half the time.
  process.env.NODE_COMPILE_CACHE ||= resolve('.cache/compiled');
  // `testing/forms/declared-limit.ts` limits a remote to them.
  const grants = declaredGrants('src/remote.json');
  const globals = { ...built, ...(grants && { HANDOVER_GRANTS: grants }) };
  const testPathIgnorePatterns = [
    ...common.testPathIgnorePatterns,
    ...others.map((each) => `<rootDir>/${each}/`),
  ];
  const preset = { ...common, testPathIgnorePatterns, globals };
  return {
    // Each has one folder for compiled modules (`id`), which all packages share.
    projects: [
      { ...preset, id: 'handover-node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
      {
        ...preset,
        id: 'handover-jsdom',
        testEnvironment: require.resolve('jest-environment-jsdom'),
        testMatch: ['**/*.test.tsx'],
      },
    ],
    // Each process compiles jsdom, React and Mantine anew: where packages, run two at once, keep the cores busy, each has one.
    maxWorkers: ALONE ? 1 : '100%',
    // Only ends tests that hang. A slow test on a busy machine is no failure; the report lists it.
    testTimeout: limit(inSuite({ test: 120_000, long: 600_000 })),
    reporters: ['default', localPath('./results-reporter.ts')],
  };
}
