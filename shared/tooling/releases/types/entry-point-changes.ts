import { changedExports, type Export } from './compare-types.ts';
import { compileTypes } from './compiler.ts';
import { innermost } from './diagnostic.ts';
import type { TypeRecord } from './type-record.ts';

/** As in semantic versioning: what was compiled with the types before breaks, or finds more, or the same told otherwise. */
export type Difference = 'major' | 'minor' | 'patch';

export interface EntryPointChange {
  entryPoint: string;
  difference: Difference;
  /** A line for each export that is no longer the same to who uses it. */
  reasons: string[];
}

interface ExportChange extends Export {
  difference: Difference;
  reason: string;
}

const DIFFERENCES: readonly Difference[] = ['major', 'minor', 'patch'];

/** What differs between the entry points of two hosts, by entry point; none where the types are the same. */
export async function entryPointChanges(before: TypeRecord, after: TypeRecord): Promise<EntryPointChange[]> {
  const changes = [
    ...missingIn(after, before, { difference: 'major', reason: 'is gone' }),
    ...missingIn(before, after, { difference: 'minor', reason: 'is new' }),
    ...(await changedTypes(before, after)),
  ];
  const entryPoints = [...new Set(changes.map(({ entryPoint }) => entryPoint))].sort();
  return entryPoints.map((entryPoint) => {
    const own = changes.filter((change) => change.entryPoint === entryPoint);
    const difference =
      DIFFERENCES.find((each) => own.some((change) => change.difference === each)) ?? 'patch';
    const told = own.filter((change) => change.difference !== 'patch');
    return { entryPoint, difference, reasons: told.map(({ name, reason }) => `${name} ${reason}`) };
  });
}

/** The exports of `other` that `record` does not have. */
const missingIn = (
  record: TypeRecord,
  other: TypeRecord,
  change: Pick<ExportChange, 'difference' | 'reason'>,
): ExportChange[] =>
  Object.entries(other.exports).flatMap(([entryPoint, names]) =>
    Object.keys(names)
      .filter((name) => !record.exports[entryPoint]?.[name])
      .map((name) => ({ entryPoint, name, ...change })),
  );

/** The exports of both whose types are another text, and what the compiler says of them. */
async function changedTypes(before: TypeRecord, after: TypeRecord): Promise<ExportChange[]> {
  const changed = changedExports(before, after).flatMap(({ entryPoint, name }) => {
    const [old, now] = [before.exports[entryPoint]?.[name], after.exports[entryPoint]?.[name]];
    if (!old || !now) return [];
    const [oldType, newType] = [
      `typeof import("./before/${old.file}").${old.name}`,
      `typeof import("./after/${now.file}").${now.name}`,
    ];
    return [{ entryPoint, name, breaks: checks(newType, oldType), adds: checks(oldType, newType) }];
  });
  if (changed.length === 0) return [];
  const lines = changed.flatMap(({ breaks, adds }) => [...breaks, ...adds]);
  const found = await compileTypes({
    files: {
      ...filesIn('before', before),
      ...filesIn('after', after),
      'check.ts': [HEADER, ...lines].join('\n'),
    },
    paths: {},
    roots: ['check.ts'],
  });
  const messages = new Map(
    found.filter(({ file }) => file === 'check.ts').map((each) => [each.line - 2, each.message]),
  );
  return changed.map(({ entryPoint, name }, index) => {
    const [type, lost, more, gained] = [0, 1, 2, 3].map((check) => messages.get(4 * index + check));
    if (type || lost) return { entryPoint, name, difference: 'major', reason: reasonOf(type, lost) };
    return more || gained
      ? { entryPoint, name, difference: 'minor', reason: 'takes or gives more' }
      : { entryPoint, name, difference: 'patch', reason: '' };
  });
}

/**
 * What `Lost` is of two functions or components: the arguments, and the fields of arguments, that the first takes and the second does not.
 * The compiler lets those pass, as what is too much; but whoever gives them wants them to have an effect.
 */
const HEADER = [
  'type Given<T> = T extends (...given: infer Given) => unknown ? Given : [];',
  'type First<T> = T extends readonly [first?: infer X, ...rest: infer _] ? X : never;',
  'type Second<T> = T extends readonly [first?: infer _, second?: infer X, ...rest: infer _Rest] ? X : never;',
  'type Fields<T> = 0 extends 1 & T ? never : T extends readonly unknown[] ? never : T extends object ? keyof T : never;',
  "type Places<T> = Extract<keyof Required<T>, '0' | '1' | '2' | '3' | '4'>;",
  'type Lost<A, B> = Exclude<Places<Given<A>>, Places<Given<B>>> | Exclude<Fields<First<Given<A>>>, Fields<First<Given<B>>>>',
  ' | Exclude<Fields<Second<Given<A>>>, Fields<Second<Given<B>>>>;',
  'type Check<L> = [L] extends [never] ? true : L;',
].join(' ');

/** Two lines: whether the first type can take the place of the second, and what would be lost. */
const checks = (type: string, other: string): string[] => [
  `{ const value: ${other} = null as unknown as ${type}; void value; }`,
  `{ const lost: Check<Lost<${other}, ${type}>> = true; void lost; }`,
];

function reasonOf(type: string | undefined, lost: string | undefined): string {
  if (type) return `has another type: ${innermost(type)}`;
  const [, names = ''] = /to type '(.+)'\.$/.exec(lost?.split('\n')[0] ?? '') ?? [];
  return `no longer takes ${names.replaceAll('"', '')}`;
}

const filesIn = (folder: string, { files }: TypeRecord) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}.d.ts`, text]));
