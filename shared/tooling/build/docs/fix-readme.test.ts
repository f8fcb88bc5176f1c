import { checkReadme } from './check-readme.ts';
import { fixReadme } from './fix-readme.ts';

const README = `# shared

### \`store\`
Jotai.
Exports: \`createStore\`, \`gone\`,
\`atom\`; types \`JotaiStore\`

### \`http\`
Exports:

| of | values |
|---|---|
| calls | \`createHttp\`, \`alsoGone\` |

\`\`\`ts
import { atom } from '@handover/shared/store';
import { createHttp } from '@handover/shared/http';
\`\`\`
`;
const entryPoint = (name: string, exports: string[]) => ({
  name,
  specifier: `@handover/shared/${name}`,
  exports,
});

test('lists are as the code is, and their words stay', () => {
  const inCode = [
    entryPoint('store', ['createStore', 'atom', 'JotaiStore', 'useAtom']),
    entryPoint('http', ['createHttp', 'HttpError']),
  ];
  const fixed = fixReadme(README, inCode);
  expect(checkReadme(fixed, inCode)).toEqual([]);
  expect(fixed).toContain('Exports: `createStore`,\n`atom`; types `JotaiStore`, `useAtom`\n\n### `http`');
  expect(fixed).toContain('| calls | `createHttp`, `HttpError` |\n\n```ts');
  expect(fixed).toContain('Exports:\n\n| of |');
  expect(fixReadme(fixed, inCode)).toBe(fixed);
});
