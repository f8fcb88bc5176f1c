import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** A text without accents, case and blanks at the ends, to compare what people type. */
export const fold = (text: string): string =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isOption = (item: ComboboxParsedItem): item is ComboboxItem => 'value' in item;

/** The options that contain the text: 'rhone' finds 'Rhône'. */
export const foldedFilter: OptionsFilter = ({ options, search }) =>
  options.filter((item) => isOption(item) && fold(item.label).includes(fold(search)));
