import dayjs from 'dayjs';
import { lazyModule } from '../../kernel/lazy/index.ts';

/** The French names of months for dayjs. */
export const { load: loadFrenchDates } = lazyModule(async () => {
  const { default: french } = await import('dayjs/locale/fr.js');
  return dayjs.locale(french, undefined, true);
});
