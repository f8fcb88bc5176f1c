import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { typesOfHost, typesOfRemote } from './record-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'handover-declarations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const UI = '@handover/shared/ui';
const MESSAGES = '@handover/shared/messages';
write(
  'design/ui/index.d.ts',
  `/** Faces and
 * pages. */
export { Face as Portrait, type FaceProps } from './face/face.tsx';
export { Box } from '@mantine/core';
export * from './page.js';
`,
);
write(
  'design/ui/face/face.d.ts',
  "import { type Size } from '../size.ts';\nexport declare const Face: (size: Size) => string;\n",
);
write('design/ui/size.d.ts', "export type Size = 's' | 'm';\n");
write(
  'design/ui/page.d.ts',
  `export declare class Page {
    #private;
    private readonly kept;
    /** What it is. */
    title: string;
}
`,
);
write('kernel/messages/index.d.ts', 'export declare const show: () => void;\n');

test('the exports of an entry point are found where they are declared, with all that they reach', () => {
  const { entryPoints, exports, files } = typesOfHost(
    folder,
    { [`${UI}/faces`]: ['Portrait', 'Page'], [UI]: ['Box'] },
    folder,
  );
  expect(entryPoints).toEqual({ [UI]: 'design/ui/index' });
  expect(exports[UI]).toEqual({
    Portrait: { file: 'design/ui/face/face', name: 'Face' },
    Page: { file: 'design/ui/page', name: 'Page' },
    Box: { file: 'design/ui/index', name: 'Box' },
  });
  expect(Object.keys(files)).toEqual([
    'design/ui/face/face',
    'design/ui/index',
    'design/ui/page',
    'design/ui/size',
  ]);
  // Comments are left out, and what a class keeps to itself.
  expect(files['design/ui/page']).toBe('export declare class Page {\n    title: string;\n}\n');
  // The two forms are as the compiler writes it and as it is packed.
  expect(files['design/ui/index']).toMatch(
    /^export \{ Face as Portrait, type FaceProps \} from '\.\/face\/face\.js';/,
  );
});

test('of a remote the entry points that its sources import, the exports that its code uses, and the sources without tests', () => {
  const page = `import { Portrait } from '${UI}';
export const page = Portrait('s');
export const urls = [paths.deals, paths.deal(1), paths.deal(2), paths.home];
export const save = (http: HttpClient) => http.patch(paths.deal(1), { next: paths.deals });
`;
  write('remote/src/page.tsx', page);
  write('remote/src/page.test.tsx', `import { show } from '${MESSAGES}';\n`);
  write('remote/src/testing/build-page.ts', 'export {};\n');
  const { entryPoints, exports, sources, calls } = typesOfRemote(
    folder,
    { [UI]: ['Portrait'] },
    join(folder, 'remote'),
  );
  expect(entryPoints).toEqual({ [UI]: 'design/ui/index' });
  expect(Object.keys(exports[UI] ?? {})).toEqual(['Portrait']);
  expect(sources).toEqual({ 'src/page.tsx': page });
  expect(calls).toEqual({
    '/api/deals/': 'src/page.tsx:3',
    '/api/deals/:id/': 'src/page.tsx:3',
    'PATCH /api/deals/:id/': 'src/page.tsx:4',
  });
});
