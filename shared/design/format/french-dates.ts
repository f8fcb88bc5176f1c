import dayjs from 'dayjs';
import { lazyPart } from '../../federation/lazy-part.ts';

/** Names of months for dayjs, fetched with the first French page and kept. */
export const { load: loadFrenchDates } = lazyPart(async () => {
  const { default: french } = await import('dayjs/locale/fr.js');
  return dayjs.locale(french, undefined, true);
});
