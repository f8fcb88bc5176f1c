import { Tabs as MantineTabs } from '@mantine/core';
import './styles/tabs.css';

export const Tabs = MantineTabs;
