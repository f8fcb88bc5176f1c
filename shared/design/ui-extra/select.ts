import { MultiSelect as MantineMultiSelect, Select as MantineSelect } from '@mantine/core';
import { awayFromLabel } from './away-from-label.ts';
import { foldedFilter } from './folded-filter.ts';
import './styles/select.css';

// The focus comes by Tab and after errors, too: the list opens by a click, an arrow or typing.
const PROPS = { filter: foldedFilter, openOnFocus: false, comboboxProps: { offset: awayFromLabel } };
export const Select = MantineSelect.withProps(PROPS);
export const MultiSelect = MantineMultiSelect.withProps(PROPS);
