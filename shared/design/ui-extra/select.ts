import { MultiSelect as MantineMultiSelect, Select as MantineSelect } from '@mantine/core';
import './styles/select.css';

export const Select = MantineSelect;
export const MultiSelect = MantineMultiSelect;
