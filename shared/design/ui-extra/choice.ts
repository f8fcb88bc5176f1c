import {
  Checkbox as MantineCheckbox,
  Radio as MantineRadio,
  Switch as MantineSwitch,
  TextInput as MantineTextInput,
} from '@mantine/core';
import './styles/choice.css';

export const Checkbox = MantineCheckbox;
export const Radio = MantineRadio;
export const Switch = MantineSwitch;
export const TextInput = MantineTextInput;
