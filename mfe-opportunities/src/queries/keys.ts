import { areaKey } from '@handover/shared/query';

/** Keys of the area: every list under `list`, every record under `one`, so that a change reaches all that show it. */
export const listKey = (...rest: unknown[]) => areaKey('opportunities', 'list', ...rest);
export const myListKey = (...rest: unknown[]) => areaKey('opportunities', 'mine', ...rest);
export const oneKey = (id: number) => areaKey('opportunities', 'one', id);
export const privateKey = (id: number) => areaKey('opportunities', 'private', id);
export const queueKey = areaKey('opportunities', 'moderation');
