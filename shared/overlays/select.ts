import {
  Combobox as MantineCombobox,
  MultiSelect as MantineMultiSelect,
  Select as MantineSelect,
  useCombobox as useMantineCombobox,
} from '@mantine/core';
import './styles/select.css';

export const Combobox = MantineCombobox;
export const useCombobox = useMantineCombobox;
export const Select = MantineSelect;
export const MultiSelect = MantineMultiSelect;
