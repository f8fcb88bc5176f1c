import { Tooltip as MantineTooltip } from '@mantine/core';
import './styles/tooltip.css';

export const Tooltip = MantineTooltip;
