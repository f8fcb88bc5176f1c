import { Tabs as MantineTabs } from '@mantine/core';
import './styles/sideways.css';
import './styles/tabs.css';

export const Tabs = MantineTabs;
