import * as paths from '../../contract/path-names.ts';

/** A call of the api, `GET /api/deals/:id/`, and the line that makes it. Without a call the line does not name its path. */
export interface FoundCall {
  call: string | undefined;
  line: number;
}

const MADE = /\bhttp\s*\.\s*(get|post|patch|delete|download|upload)\b/g;

/** The calls that a source makes with an http client, by the paths of the contract that are named where they are made. */
export function callsIn(source: string): FoundCall[] {
  return [...source.matchAll(MADE)].flatMap(({ 0: text, 1: method = '', index }): FoundCall[] => {
    const args = argumentsAfter(source, index + text.length);
    if (!args) return [];
    const line = source.slice(0, index).split('\n').length;
    const [first = '', second = ''] = args;
    const isUpload = method === 'upload';
    const verb = isUpload ? first.replaceAll(/['"]/g, '') : method === 'download' ? 'get' : method;
    const names = [...(isUpload ? second : first).matchAll(/\bpaths\.(\w+)/g)].map(([, name = '']) => name);
    const found = names.map((name) => ({ call: `${verb.toUpperCase()} ${patternOf(name)}`, line }));
    return found.length > 0 ? found : [{ call: undefined, line }];
  });
}

/** A path of the contract with the names of its parameters: `/api/deals/:id/`. */
function patternOf(name: string): string {
  const path: unknown = (paths as Record<string, unknown>)[name];
  if (typeof path !== 'function') return String(path);
  const [, parameters = ''] = /\(([^)]*)\)/.exec(path.toString()) ?? [];
  return path(...parameters.split(',').map((parameter) => `:${parameter.trim()}`));
}

/** The arguments of the call whose name ends at `from`, after its type arguments; undefined if it is not called there. */
function argumentsAfter(source: string, from: number): string[] | undefined {
  const rest = source.slice(from);
  const types = /^\s*</.test(rest) ? closedAt(rest, rest.indexOf('<')) : 0;
  const open = types + (/^\s*\(/.exec(rest.slice(types))?.[0].length ?? 0) - 1;
  if (open < types) return undefined;
  const args: string[] = [];
  let begin = open + 1;
  let depth = 0;
  for (let at = begin; at < rest.length; at++) {
    const character = rest[at] ?? '';
    if (depth === 0 && /[,)]/.test(character)) {
      args.push(rest.slice(begin, at).trim());
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
