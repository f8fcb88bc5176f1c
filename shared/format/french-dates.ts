import dayjs from 'dayjs';

let loading: Promise<unknown> | undefined;

/** Names of months for dayjs, fetched with the first French page and kept. */
export const loadFrenchDates = (): Promise<unknown> => {
  loading ??= import('dayjs/locale/fr.js').then(({ default: french }) =>
    dayjs.locale(french, undefined, true),
  );
  return loading;
};
