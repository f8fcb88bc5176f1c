import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as figures from '../design/figures/index.ts';
import * as forms from '../design/forms/index.ts';
import * as ui from '../design/ui/index.ts';
import * as uiExtra from '../design/ui-extra/index.ts';
import * as documents from '../domain/documents/index.ts';
import * as orgChart from '../domain/org-chart/index.ts';
import { shellModals } from '../shell/modals/shell-modals.ts';

/** Have no appearance of their own: layout, hints for password managers, parts of other components. */
const INVISIBLE = new Set([
  'AccountName',
  'AlertRegion',
  // Sticks to the lower edge of a page.
  'BottomBar',
  'Box',
  // An error.
  'DescribedError',
  'DropZone',
  // The element around fields.
  'Form',
  'Group',
  'Stack',
  'VisuallyHidden',
]);

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));

const imported = (entryPoint: string): Set<string> =>
  new Set(
    sources
      .flatMap((source) => [
        ...source.matchAll(/import \{([^}]*)\} from '(?:\.\.\/)+(?:[\w-]+\/)?([\w-]+)\/index\.ts'/g),
      ])
      .filter(([, , from]) => from === entryPoint)
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? '')),
  );
const isComponent = (name: string) => /^[A-Z]/.test(name) && !/^[A-Z_]+$/.test(name) && !INVISIBLE.has(name);

test.each(Object.entries({ ui, 'ui-extra': uiExtra, forms, documents, 'org-chart': orgChart, figures }))(
  'every component of %s has a story',
  (entryPoint, exports) => {
    const shown = imported(entryPoint);
    const components = Object.keys(exports).filter(isComponent);
    expect(components).not.toEqual([]);
    expect(components.filter((name) => !shown.has(name))).toEqual([]);
  },
);

test('every modal of the shell can be opened', () => {
  const opened = sources.join('\n');
  expect(Object.keys(shellModals).filter((name) => !opened.includes(`name="${name}"`))).toEqual([]);
});
