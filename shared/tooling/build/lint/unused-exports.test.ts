import { namesImported } from './names-imported.ts';
import { unusedExports } from './unused-exports.ts';

test('an import names what it takes, types included', () => {
  const source = `
    import { type Money, formatDate as day } from '@handover/shared/format';
    import type { Company } from '../contract/index.ts';
    export { Link } from '@handover/shared/router';`;
  expect(namesImported(source, false)).toEqual([
    { from: '@handover/shared/format', names: ['Money', 'formatDate'] },
    { from: '../contract/index.ts', names: ['Company'] },
    { from: '@handover/shared/router', names: ['Link'] },
  ]);
});

test.each([
  `import * as http from '@handover/shared/http'; http.isHttpError;`,
  `import('@handover/shared/http').then(({ isHttpError }) => isHttpError);`,
  `declare module '@handover/shared/http' { interface isHttpError {} }`,
])('of a module that is taken as a whole, each word counts: %s', (source) => {
  const [taken] = namesImported(source, false);
  expect(taken?.from).toBe('@handover/shared/http');
  expect(taken?.names).toContain('isHttpError');
});

const entryPoints = [
  {
    specifier: '@handover/shared/forms',
    path: 'shared/design/forms/index.ts',
    exports: ['TextField', 'TextFieldProps'],
    wholeFiles: [],
  },
  {
    specifier: '@handover/shared/testing',
    path: 'shared/testing/index.ts',
    exports: ['buildUser'],
    wholeFiles: [],
  },
  {
    specifier: '@handover/shared/testing/limit',
    path: 'shared/testing/limit.ts',
    exports: ['limit'],
    wholeFiles: [],
  },
];
const BOTH = `import { TextField, type TextFieldProps } from`;

test.each([
  ['another package', 'mfe-deals/src/a.tsx', `${BOTH} '@handover/shared/forms';`],
  ['another folder of shared', 'shared/domain/documents/a.ts', `${BOTH} '../../design/forms/index.ts';`],
  ['the page of another site', 'e2e/third-party-site/page.tsx', `${BOTH} '@handover/shared/forms';`],
])('%s is a user of an entry point', (_, path, text) => {
  const [forms] = entryPoints;
  expect(unusedExports(forms ? [forms] : [], [{ path, text }])).toEqual([]);
});

test.each([
  ['its own folder', 'shared/design/forms/a.ts', `${BOTH} './index.ts';`],
  ['a test', 'mfe-deals/src/a.test.tsx', `${BOTH} '@handover/shared/forms';`],
  ['code for tests', 'mfe-deals/src/testing/a.tsx', `${BOTH} '@handover/shared/forms';`],
  ['the browser tests', 'e2e/specs/a.spec.ts', `${BOTH} '@handover/shared/forms';`],
  ['a story', 'shared/stories/a.stories.tsx', `${BOTH} '../design/forms/index.ts';`],
])('%s is none', (_, path, text) => {
  const [forms] = entryPoints;
  const unused = ['@handover/shared/forms: TextField', '@handover/shared/forms: TextFieldProps'];
  expect(unusedExports(forms ? [forms] : [], [{ path, text }])).toEqual(unused);
});

test('what is there for tests is used by them, and a file by those beside it', () => {
  const sources = [
    { path: 'mfe-deals/src/a.test.ts', text: `import { buildUser } from '@handover/shared/testing';` },
    { path: 'shared/testing/until.ts', text: `import { limit } from './limit.ts';` },
  ];
  expect(unusedExports(entryPoints.slice(1), sources)).toEqual([]);
});

describe('of an entry point that exports all of its files', () => {
  const schemas = {
    specifier: '@handover/shared/contract/schemas',
    path: 'shared/contract/schemas.ts',
    exports: ['Deal', 'dealSchema', 'pageOf', 'forgotten'],
    wholeFiles: ['shared/contract/deals/deal.schema.ts'],
  };
  const contract = {
    specifier: '@handover/shared/contract',
    path: 'shared/contract/index.ts',
    exports: [],
    wholeFiles: ['shared/contract/schemas.ts', 'shared/contract/deals/deal.schema.ts'],
  };
  const unusedBy = (sources: { path: string; text: string }[]) => unusedExports([contract, schemas], sources);

  test('what another file imports is used, by any of its names', () => {
    const sources = [
      { path: 'api/src/a.ts', text: `import { dealSchema } from '@handover/shared/contract/schemas';` },
      { path: 'mfe-deals/src/a.ts', text: `import type { Deal } from '@handover/shared/contract';` },
      { path: 'shared/contract/firms/a.ts', text: `import { pageOf } from '../deals/deal.schema.ts';` },
    ];
    expect(unusedBy(sources)).toEqual(['@handover/shared/contract/schemas: forgotten']);
  });

  test('what tests alone import is not', () => {
    const text = `import { dealSchema, type Deal, pageOf, forgotten } from '@handover/shared/contract/schemas';`;
    expect(unusedBy([{ path: 'api/src/a.test.ts', text }])).toHaveLength(4);
  });
});
