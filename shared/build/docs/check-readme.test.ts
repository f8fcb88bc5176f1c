import { checkSections, sectionsOf } from './check-readme.ts';

const README = `# shared

## Entry points
### \`store\`
Jotai.
Exports:
- values: \`createStore\`,
  \`atom\`
- types: \`JotaiStore\`

\`\`\`ts
import { atom } from '@handover/shared/store';
\`\`\`

### \`http\`
Exports: \`createHttp\`

\`\`\`ts
import { atom } from '@handover/shared/store';
\`\`\`
`;

test('parses the sections of a README', () => {
  expect(sectionsOf(README)).toEqual([
    {
      entryPoint: 'store',
      names: ['createStore', 'atom', 'JotaiStore'],
      example: "import { atom } from '@handover/shared/store';\n",
    },
    {
      entryPoint: 'http',
      names: ['createHttp'],
      example: "import { atom } from '@handover/shared/store';\n",
    },
  ]);
});

test('compares the sections with the exports', () => {
  const entryPoints = {
    store: ['createStore', 'atom', 'JotaiStore'],
    http: ['createHttp', 'HttpError'],
    forms: ['useAppForm'],
  };
  expect(checkSections(sectionsOf(README), entryPoints)).toEqual([
    'http: HttpError is not listed',
    'http: has no example',
    'forms: has no section',
  ]);
  expect(checkSections(sectionsOf(README), { store: ['atom'] })).toEqual([
    'http: there is no such entry point',
    'store: createStore is not exported',
    'store: JotaiStore is not exported',
  ]);
});
