import { checkReadme, examplesOf, sectionsOf } from './check-readme.ts';

const README = `# shared

## Entry points
### \`store\`
Jotai.
Exports: \`createStore\`,
\`atom\`; types \`JotaiStore\`

### \`http\`
Exports: \`createHttp\`

\`\`\`ts
import { atom } from '@handover/shared/store';
\`\`\`
`;

test('parses the sections and the examples of a README', () => {
  expect(sectionsOf(README)).toEqual([
    { entryPoint: 'store', names: ['createStore', 'atom', 'JotaiStore'] },
    { entryPoint: 'http', names: ['createHttp'] },
  ]);
  expect(examplesOf(README)).toEqual(["import { atom } from '@handover/shared/store';\n"]);
});

test('compares the README with the exports', () => {
  const entryPoints = {
    store: ['createStore', 'atom', 'JotaiStore'],
    http: ['createHttp', 'HttpError'],
    forms: ['useAppForm'],
  };
  expect(checkReadme(README, entryPoints)).toEqual([
    'http: HttpError is not listed',
    'http: has no example',
    'forms: has no section',
  ]);
  expect(checkReadme(README, { store: ['atom'] })).toEqual([
    'http: there is no such entry point',
    'store: createStore is not exported',
    'store: JotaiStore is not exported',
  ]);
});
