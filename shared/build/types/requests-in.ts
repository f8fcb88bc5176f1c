import * as pathNames from '../../contract/path-names.ts';

/** Address of the api -> where sources first name it (`src/api/deals.api.ts:26`). Ids are `{}`: `/api/deals/{}/`. */
export function requestsIn(sources: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [file, text] of Object.entries(sources))
    for (const { 1: name = '', index } of text.matchAll(/\bpaths\.(\w+)/g)) {
      const path = pathOf(name);
      if (path?.startsWith('/api/')) found[path] ??= `${file}:${text.slice(0, index).split('\n').length}`;
    }
  return found;
}

function pathOf(name: string): string | undefined {
  const path: unknown = Reflect.get(pathNames, name);
  return typeof path === 'function' ? path('{}', '{}') : typeof path === 'string' ? path : undefined;
}
