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

const entryPoint = (name: string, exports: string[]) => ({
  name,
  specifier: `@handover/shared/${name}`,
  exports,
});

test('compares the README with the exports', () => {
  const entryPoints = [
    entryPoint('store', ['createStore', 'atom', 'JotaiStore']),
    entryPoint('http', ['createHttp', 'HttpError']),
    entryPoint('forms', ['useAppForm']),
  ];
  expect(checkReadme(README, entryPoints)).toEqual([
    'http: HttpError is not listed',
    'http: has no example',
    'forms: has no section',
  ]);
  expect(checkReadme(README, [entryPoint('store', ['atom'])])).toEqual([
    'http: there is no such entry point',
    'store: createStore is not exported',
    'store: JotaiStore is not exported',
  ]);
});
