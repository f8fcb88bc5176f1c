import { Popover as MantinePopover } from '@mantine/core';
import './styles/popover.css';

export const Popover = MantinePopover;
