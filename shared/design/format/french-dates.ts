import dayjs from 'dayjs';
import { lazyModule } from '../../kernel/lazy/index.ts';

/** Names of months for dayjs, fetched with the first French page and kept. */
export const { load: loadFrenchDates } = lazyModule(async () => {
  const { default: french } = await import('dayjs/locale/fr.js');
  return dayjs.locale(french, undefined, true);
});
