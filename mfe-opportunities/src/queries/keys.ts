import { areaKey } from '@handover/shared/query';

/** Every list is under `list`, every record under `one`, so that a change can reach all of them. */
export const listKey = (...rest: unknown[]) => areaKey('opportunities', 'list', ...rest);
/** Counts and links that surround lists. */
export const landingKey = (...rest: string[]) => areaKey('opportunities', 'landing', ...rest);
export const myListKey = (...rest: unknown[]) => areaKey('opportunities', 'mine', ...rest);
export const oneKey = (id: number) => areaKey('opportunities', 'one', id);
/** The key is below `one`, so that a change of the record makes it stale, too. */
export const strangerKey = (id: number) => areaKey('opportunities', 'one', id, 'stranger');
export const privateKey = (id: number) => areaKey('opportunities', 'private', id);
/** The first part is the same for all languages. */
export const agreementKey = (id: number, ...language: string[]) =>
  areaKey('opportunities', 'agreement', id, ...language);
/** The texts that are written here. */
export const ownAgreementKey = (id: number) => areaKey('opportunities', 'own-agreement', id);
export const houseAgreementKey = areaKey('opportunities', 'house-agreement');
export const queueKey = areaKey('opportunities', 'moderation');
export const reviewKey = (id: number) => areaKey('opportunities', 'review', id);
export const companyChangesKey = (id: number) => areaKey('opportunities', 'company-changes', id);
