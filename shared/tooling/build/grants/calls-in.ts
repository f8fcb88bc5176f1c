import { FILE_COLLECTIONS, paths } from '@handover/shared/contract';

/** Where a source calls an address of the api, `/api/deals/:id/`, or only names it. */
export interface FoundCall {
  /** `GET`; undefined where nothing but the address is named, as of a link. */
  method: string | undefined;
  /** Undefined where a call is made and its path is not named. */
  path: string | undefined;
  line: number;
}

const MADE = /\bhttp\s*\.\s*(get|post|patch|delete|download|upload)\b/g;
const NAMED = /\bpaths\.(\w+)/g;

/** What a source asks the api for: the calls that it makes with an http client, then the other paths of the contract that it names. */
export function callsIn(source: string): FoundCall[] {
  const lineOf = (index: number) => source.slice(0, index).split('\n').length;
  const inCalls = new Set<number>();
  const made = [...source.matchAll(MADE)].flatMap(({ 0: text, 1: name = '', index }): FoundCall[] => {
    const args = argumentsAfter(source, index + text.length);
    if (!args) return [];
    const line = lineOf(index);
    const [first = '', second = ''] = args.map(({ begin, end }) => source.slice(begin, end));
    const isUpload = name === 'upload';
    const verb = isUpload ? first.replaceAll(/['"\s]/g, '') : name === 'download' ? 'get' : name;
    const method = verb.toUpperCase();
    const begin = args[isUpload ? 1 : 0]?.begin ?? 0;
    const found = [...(isUpload ? second : first).matchAll(NAMED)].flatMap((named) => {
      inCalls.add(begin + named.index);
      return patternsOf(named[1] ?? '').map((path) => ({ method, path, line }));
    });
    return found.length > 0 ? found : [{ method, path: undefined, line }];
  });
  const others = [...source.matchAll(NAMED)].filter(({ index }) => !inCalls.has(index));
  const named = others.flatMap(({ 1: name = '', index }) =>
    patternsOf(name).map((path) => ({ method: undefined, path, line: lineOf(index) })),
  );
  return [...made, ...named];
}

/** A path of the contract with the names of its parameters: `/api/deals/:id/`; of a path of file collections, each one's. */
function patternsOf(name: string): string[] {
  const path: unknown = Reflect.get(paths, name);
  const [, parameters = ''] = /\(([^)]*)\)/.exec(String(path)) ?? [];
  const pattern: unknown =
    typeof path === 'function' ? path(...parameters.split(',').map((each) => `:${each.trim()}`)) : path;
  if (typeof pattern !== 'string' || !pattern.startsWith('/api/')) return [];
  const ofCollection = /^\/api\/:\w+/.exec(pattern)?.[0];
  return ofCollection
    ? Object.keys(FILE_COLLECTIONS).map((each) => pattern.replace(ofCollection, `/api/${each}`))
    : [pattern];
}

interface Range {
  begin: number;
  end: number;
}

/** Where the arguments of the call are whose name ends at `from`, after its type arguments; undefined if it is not called there. */
function argumentsAfter(source: string, from: number): Range[] | undefined {
  const rest = source.slice(from);
  const types = /^\s*</.test(rest) ? closedAt(rest, rest.indexOf('<')) : 0;
  const open = types + (/^\s*\(/.exec(rest.slice(types))?.[0].length ?? 0) - 1;
  if (open < types) return undefined;
  const args: Range[] = [];
  let begin = open + 1;
  let depth = 0;
  for (let at = begin; at < rest.length; at++) {
    const character = rest[at] ?? '';
    if (depth === 0 && /[,)]/.test(character)) {
      args.push({ begin: from + begin, end: from + at });
      begin = at + 1;
      if (character === ')') return args;
    } else if (/[([{]/.test(character)) depth++;
    else if (/[)\]}]/.test(character)) depth--;
  }
  return args;
}

/** The end of what the angle bracket at `open` encloses. */
function closedAt(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '<') depth++;
    if (text[at] === '>' && text[at - 1] !== '=') depth--;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
