import { type Current, readCurrent } from '../pointer.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';

/** The place of an installation whose settings name none. */
export const PRODUCTION = 'production';

const FOLDER = 'places';
const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** A place that a person has named, such as `staging` or `pr-123`. Throws `ReleaseError` unless it can be one. */
export function placeNamed(name: string | undefined): string {
  if (name === undefined) return PRODUCTION;
  if (NAME.test(name)) return name;
  throw new ReleaseError(`${name} can't be a place: use lower-case letters, digits and hyphens, at most 40.`);
}

/** Where the pointer of a place is. That of production is where it was before there were places. */
export const pointerKey = (place: string): string =>
  place === PRODUCTION ? 'current.json' : `${FOLDER}/${place}.json`;

const historyFolder = (place: string): string => (place === PRODUCTION ? 'history' : `history-${place}`);

/** Whether a folder of the store has entries of the history of a place. */
export const isHistory = (folder: string): boolean => /^history(-|$)/.test(folder);

/** The store as a place sees it: a pointer and a history of its own; versions, sets, owners and the lock are those of all places. */
export function inPlace(store: Store, place: string): Store {
  if (place === PRODUCTION) return store;
  const at = (key: string) => {
    if (key === pointerKey(PRODUCTION)) return pointerKey(place);
    const [folder, ...rest] = key.split('/');
    return folder === historyFolder(PRODUCTION) ? [historyFolder(place), ...rest].join('/') : key;
  };
  return {
    ...store,
    read: (key) => store.read(at(key)),
    replace: (key, text, tag) => store.replace(at(key), text, tag),
    create: (key, text) => store.create(at(key), text),
    names: (folder) => store.names(at(folder)),
  };
}

/** All places to which something was released, production first. */
export async function placesOf(store: Store): Promise<string[]> {
  const others = (await store.names(FOLDER)).filter((file) => file.endsWith('.json'));
  return [PRODUCTION, ...others.map((file) => file.slice(0, -'.json'.length)).sort()];
}

/** What is current in a place; a new one begins with the set of production. */
export async function currentIn(store: Store, place: string): Promise<Current> {
  const current = await readCurrent(inPlace(store, place));
  if (current.set || place === PRODUCTION) return current;
  return { ...current, set: (await readCurrent(store)).set };
}

/** Its versions go with retention, unless another place has them. */
export async function removePlace(store: Store, place: string): Promise<void> {
  if (place === PRODUCTION) throw new ReleaseError(`${PRODUCTION} can't be removed.`);
  if (!(await placesOf(store)).includes(place)) throw new ReleaseError(`There is no place ${place}.`);
  await store.remove(pointerKey(place));
  await store.remove(historyFolder(place));
}
