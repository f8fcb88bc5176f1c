import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const preset = join(import.meta.dirname, 'remote-config.ts');
const build = join(import.meta.dirname, 'bin/handover-build.ts');
const texts = JSON.stringify({ metadata: { list: { title: 'List', description: 'A list' } } });

const SOURCE: Record<string, string> = {
  'package.json': '{ "name": "mfe-maps", "version": "1.0.0", "type": "module" }',
  'webpack.config.ts': `import { remoteConfig } from ${JSON.stringify(preset)}; export default remoteConfig(import.meta.url);`,
  'src/remote.json': JSON.stringify({
    name: 'mfe-maps',
    namespace: 'maps',
    contract: 2,
    routes: [{ path: '/maps', page: 'list', access: 'anyone' }],
    widgets: [],
    modals: [],
  }),
  'src/locales/en.json': texts,
  'src/locales/fr.json': texts,
  'src/remote.tsx': `export const remote = { pages: { list: () => import('./pages/list.page.tsx') }, widgets: {}, modals: {} };`,
  'src/pages/list.page.tsx': `
    import { type Money, formatDate as day } from '@handover/shared/format';
    import { type FieldProps, PhoneField, TextField as Field } from '@handover/shared/forms';
    import * as http from '@handover/shared/http';
    import { useNothing } from '@handover/shared/query';
    import { Link } from '../links.ts';
    import { Row } from '../row.tsx';
    export function ListPage({ price }: { price: Money }) {
      const open = () => import('@handover/shared/figures').then(({ DocumentList }) => DocumentList);
      return <Link to={http.addressOf(price)} onClick={open}><PhoneField /><Field /><Row>{day(price)}</Row></Link>;
    }`,
  'src/links.ts': `export { Link, useLocation } from '@handover/shared/router';`,
  'src/row.tsx': `
    import { Button, Group } from '@handover/shared/ui';
    export const Row = ({ children }) => <Group>{children}</Group>;
    export const Never = () => <Button />;`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'handover-usage-'));
  for (const [file, content] of Object.entries(SOURCE)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build lists the names that its code imports from each entry point, after tree shaking', async () => {
  await promisify(execFile)(process.execPath, [build], { cwd: folder });
  const { uses, api } = JSON.parse(readFileSync(join(folder, 'dist/build-manifest.json'), 'utf8'));
  expect(uses).toEqual({
    '@handover/shared/figures': ['DocumentList'],
    '@handover/shared/format': ['formatDate'],
    '@handover/shared/forms/form': ['TextField'],
    '@handover/shared/forms/phone': ['PhoneField'],
    '@handover/shared/http': ['addressOf'],
    '@handover/shared/router': ['Link'],
    '@handover/shared/ui': ['Group'],
  });
  expect(api).toMatch(/^\d+\.\d+\.\d+$/);
});
