import {
  Checkbox as MantineCheckbox,
  Radio as MantineRadio,
  SegmentedControl as MantineSegmentedControl,
  Switch as MantineSwitch,
} from '@mantine/core';
import './styles/choice.css';

export const Checkbox = MantineCheckbox;
export const Radio = MantineRadio;
export const Switch = MantineSwitch;
export const SegmentedControl = MantineSegmentedControl;
