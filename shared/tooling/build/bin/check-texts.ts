import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteDescriptor } from '@handover/shared/federation/contract';
import { checkTexts, flatten, type Namespace, type Source, type Texts } from '../texts/check-texts.ts';
import { colonFault, elisionFault, frenchTexts, typographyFault } from '../texts/french-typography.ts';
import { wordFault } from '../texts/french-words.ts';
import { keysInCode } from '../texts/keys-in-code.ts';
import { oneInFrench, sameInBoth } from '../texts/same-in-both.ts';
import { breakFault } from '../texts/unbroken-words.ts';
import { remoteNames } from '../workspace/index.ts';

/** `pnpm lint:texts`: finds missing, unused, untranslated and copied keys in the host and in every remote, and French texts without its no-break spaces, with words that a name would elide, or that the glossary has not; in both languages words that a line would be broken within. */
const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Keys of the host that data uses: titles of its pages, and all sections of legal texts. */
const NAMED: Record<string, RegExp[]> = {
  metadata: [/^.+\.(title|description)$/],
  accessibility: [/^sections\./],
  privacyPolicy: [/^sections\./],
  termsAndConditions: [/^sections\./],
};

/** What people may write, not what the product says. */
const WORD_LISTS = /\/identity\//;

const namespaces: Record<string, Namespace> = {};
for (const path of globSync('host/src/locales/en/*.json', { cwd: root })) {
  const name = basename(path, '.json');
  namespaces[name] = {
    en: read(path) as Texts,
    fr: read(path.replace('/en/', '/fr/')) as Texts,
    named: NAMED[name] ?? [],
  };
}
const ofHost = Object.keys(namespaces);

const remotes = remoteNames(root).map((folder) => {
  const descriptor = read(`${folder}/src/remote.json`) as RemoteDescriptor;
  const pages = descriptor.routes.flatMap(({ page, nav }) => [
    ...['title', 'description'].map((text) => `metadata.${page}.${text}`),
    ...(nav ? [nav.label] : []),
  ]);
  namespaces[descriptor.namespace] = {
    en: read(`${folder}/src/locales/en.json`) as Texts,
    fr: read(`${folder}/src/locales/fr.json`) as Texts,
    named: pages,
  };
  return { folder, namespace: descriptor.namespace };
});

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
const sources: Source[] = ['host/src', 'shared', ...remotes.map(({ folder }) => `${folder}/src`)]
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => {
    const remote = remotes.find((each) => folder.startsWith(`${each.folder}/`));
    const sees = remote ? [...ofHost, remote.namespace] : Object.keys(namespaces);
    return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules'] })
      .filter((file) => !isTest(file) && !file.startsWith('shared/tooling/build/'))
      .map((file) => ({
        file,
        keys: keysInCode(readFileSync(join(root, file), 'utf8'), file.endsWith('x')),
        sees,
      }));
  });

const inCode = [
  'api/src/**/*.ts',
  'host/server/**/*.ts',
  'shared/{kernel,shell,federation}/**/*.{ts,tsx}',
].flatMap((path) =>
  globSync(path, { cwd: root, exclude: ['**/node_modules'] })
    .filter((file) => !isTest(file) && !WORD_LISTS.test(file))
    .flatMap((file) => frenchTexts(readFileSync(join(root, file), 'utf8'), file).map((text) => [file, text])),
);
const elements = sources
  .filter(({ file }) => file.endsWith('x'))
  .map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]);
/** Texts that a remote loads apart from the others. */
const apart = globSync('mfe-*/src/templates/**/fr.json', { cwd: root, exclude: ['**/node_modules'] }).flatMap(
  (file) => flatten(read(file)).map(([key, text]) => [`${file}: ${key}`, text]),
);
const inFiles = Object.entries(namespaces).flatMap(([name, { fr }]) =>
  flatten(fr).map(([key, text]) => [`${name}:${key}`, text]),
);
const inEnglish = Object.entries(namespaces).flatMap(([name, { en }]) =>
  flatten(en).map(([key, text]) => [`${name}:${key} (en)`, text]),
);
/** What the server says of an error stands on the page, too. */
const ofErrors = inCode.filter(([file]) => file?.includes('/error-texts/'));
const faultsOf = (kind: string, texts: string[][], faultOf: (text: string) => string | null) =>
  texts.flatMap(([at = '', text = '']) => {
    const fault = faultOf(text);
    return fault ? [`${kind}: ${at}: ${fault}`] : [];
  });

const problems = [
  ...checkTexts(namespaces, sources, { sameInBoth, oneInFrench }),
  ...faultsOf('typography', [...inCode, ...inFiles, ...apart], typographyFault),
  ...faultsOf('words', [...inCode, ...inFiles, ...apart], wordFault),
  ...faultsOf('elision', inFiles, elisionFault),
  ...faultsOf('colon', elements, colonFault),
  ...faultsOf('line break', [...inFiles, ...inEnglish, ...ofErrors], breakFault),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `${Object.keys(namespaces).length} namespaces, ${sources.length} files: every text is used, exists in both languages, and has the spaces of its own`,
  );
