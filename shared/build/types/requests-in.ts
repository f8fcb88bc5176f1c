import { FILE_COLLECTIONS } from '../../contract/file-collections.ts';
import * as pathNames from '../../contract/path-names.ts';

/** Address of the api -> where sources first name it (`src/api/deals.api.ts:26`). Ids are `{}`: `/api/deals/{}/`. */
export function requestsIn(sources: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [file, text] of Object.entries(sources))
    for (const { 1: name = '', index } of text.matchAll(/\bpaths\.(\w+)/g))
      for (const path of pathsOf(name)) found[path] ??= `${file}:${text.slice(0, index).split('\n').length}`;
  return found;
}

/** Some have the name of a collection of files in place of a word. */
function pathsOf(name: string): string[] {
  const named: unknown = Reflect.get(pathNames, name);
  const path: unknown = typeof named === 'function' ? named('{}', '{}') : named;
  if (typeof path !== 'string' || !path.startsWith('/api/')) return [];
  const ofCollection = path.startsWith('/api/{}/');
  return ofCollection ? Object.keys(FILE_COLLECTIONS).map((each) => path.replace('{}', each)) : [path];
}
