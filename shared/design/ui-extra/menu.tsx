import { Menu as MantineMenu } from '@mantine/core';
import './styles/menu.css';

export const Menu = MantineMenu;
