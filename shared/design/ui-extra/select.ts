import { MultiSelect as MantineMultiSelect, Select as MantineSelect } from '@mantine/core';
import { foldedFilter } from './folded-filter.ts';
import './styles/select.css';

// The focus comes by Tab and after errors, too: the list opens by a click, an arrow or typing.
export const Select = MantineSelect.withProps({ filter: foldedFilter, openOnFocus: false });
export const MultiSelect = MantineMultiSelect.withProps({ filter: foldedFilter, openOnFocus: false });
