import { type Declarations, hostTypes, remoteTypes, UI } from '../testing/build-types.ts';
import { typeErrors } from './check-remote.ts';
import { entryPointChanges } from './entry-point-changes.ts';

const PAGE = `import { Panel, useDay } from '${UI}';

const day = useDay();
export const page = Panel({ title: day.toJSON() });
`;
const remote = remoteTypes(PAGE);
const at = (line: number) => `src/pages/list.page.ts:${line}: `;

test.each([
  ['the same types', {}, []],
  ['an optional prop more', { props: 'title: string;\ntone?: string;' }, []],
  ['an export more', { more: ['LIMIT'] }, []],
  ['a prop that takes more', { props: 'title: string | number;' }, []],
  [
    'a required prop more',
    { props: 'title: string;\ntone: string;' },
    [`${at(4)}Property 'tone' is missing in type '{ title: string; }' but required in type 'PanelProps'.`],
  ],
  [
    'a prop less',
    { props: 'label?: string;' },
    [
      `${at(4)}Object literal may only specify known properties, and 'title' does not exist in type 'PanelProps'.`,
    ],
  ],
  ['another result', { day: 'string' }, [`${at(4)}Property 'toJSON' does not exist on type 'string'.`]],
  ['an export less', { without: 'useDay' }, [`${at(1)}Module '"${UI}"' has no exported member 'useDay'.`]],
])('a host with %s, and what it says of a remote', async (_what, changes, errors) => {
  expect(await typeErrors(hostTypes(changes), remote)).toEqual(errors);
});

test('a remote may use only what the host has, not what its own checkout has', async () => {
  const newer = hostTypes({ props: 'title: string;\ntone?: string;' });
  const useTone = `import { Panel } from '${UI}';\nexport const page = Panel({ title: '', tone: 'calm' });\n`;
  const [error] = await typeErrors(hostTypes(), remoteTypes(useTone, newer));
  expect(error).toMatch(/^src\/pages\/list\.page\.ts:2: .*'tone' does not exist/);
  expect(await typeErrors(hostTypes(), remoteTypes(PAGE, newer))).toEqual([]);
});

test('what did not compile before, and what no code uses, is no reason', async () => {
  const source = `import { gone } from 'a-package-of-their-own';
import { Panel, type PanelTone } from '${UI}';
export const tone: PanelTone = gone;
export const page = Panel({ title: 1 });
`;
  const host = hostTypes({ props: 'title: string;\ntone?: string;' });
  expect(await typeErrors(host, remoteTypes(source))).toEqual([]);
});

/** What is added, the declarations after and, if they are not the usual ones, before; the difference, and why. */
const versions: [string, Declarations, string[], Declarations?][] = [
  ['the same', {}, []],
  ['an optional prop', { props: 'title: string;\ntone?: string;' }, ['minor', 'Panel takes or gives more']],
  ['an export', { more: ['LIMIT'] }, ['minor', 'LIMIT is new']],
  ['other words', { day: 'Date & {}' }, ['patch']],
  [
    'a required prop',
    { props: 'title: string;\ntone: string;' },
    [
      'major',
      "Panel has another type: Property 'tone' is missing in type 'PanelProps' but required in type 'PanelProps'.",
    ],
  ],
  [
    'an optional prop less',
    { props: 'title: string;' },
    ['major', 'Panel no longer takes note'],
    { props: 'title: string;\nnote?: string;' },
  ],
  [
    'another result',
    { day: 'string' },
    ['major', "useDay has another type: Type 'string' is not assignable to type 'Date'."],
  ],
  ['an export less', { without: 'useDay' }, ['major', 'useDay is gone']],
];

test.each(versions)(
  'how the version of an entry point follows: %s',
  async (...[, after, expected, before]) => {
    const [difference, ...reasons] = expected;
    const changes = await entryPointChanges(hostTypes(before), hostTypes(after));
    expect(changes).toEqual(difference ? [{ entryPoint: UI, difference, reasons }] : []);
  },
);
