import { useState } from 'react';
import { Button } from '../design/ui/index.ts';
import {
  Accordion,
  Checkbox,
  Menu,
  MultiSelect,
  Radio,
  SearchField,
  Select,
  Switch,
  Tabs,
  TextInput,
} from '../design/ui-extra/index.ts';
import { examples } from './examples.tsx';
import classes from './stories.module.css';

const TabsExample = () => (
  <Tabs defaultValue="overview">
    <Tabs.List>
      <Tabs.Tab value="overview">Overview</Tabs.Tab>
      <Tabs.Tab value="letter">Letter of intent</Tabs.Tab>
      <Tabs.Tab value="room" disabled>
        Data room
      </Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="overview">What both sides see.</Tabs.Panel>
    <Tabs.Panel value="letter">The letter.</Tabs.Panel>
  </Tabs>
);

const MenuExample = () => (
  <Menu>
    <Menu.Target>
      <Button variant="default" w="fit-content">
        Actions
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item>Pause the deal</Menu.Item>
      <Menu.Item disabled>Complete the deal</Menu.Item>
      <Menu.Divider />
      <Menu.Item color="danger">End the deal</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

const ChoicesExample = () => (
  <div className={classes.states}>
    <Checkbox label="Checkbox" defaultChecked />
    <Checkbox label="Some of them" indeterminate />
    <Checkbox label="Disabled" disabled />
    <Radio label="Radio" defaultChecked />
    <Switch label="Switch" defaultChecked />
    <Switch label="Off" />
  </div>
);

const SearchExample = ({ initial, placeholder }: { initial: string; placeholder?: string }) => {
  const [text, setText] = useState(initial);
  return <SearchField label="Find a deal" placeholder={placeholder} value={text} onSearch={setText} />;
};

const PHASES = ['Introduction', 'Letter of intent', 'Due diligence'];

const InputsExample = () => (
  <div className={classes.fields}>
    <TextInput label="TextInput" placeholder="Nothing yet" />
    <Select label="Select" data={PHASES} defaultValue="Introduction" />
    <MultiSelect label="MultiSelect" data={PHASES} defaultValue={PHASES.slice(0, 2)} />
    <MultiSelect label="Disabled" data={PHASES} defaultValue={PHASES} disabled />
  </div>
);

export default { title: 'Choices, menus, tabs' };

export const AllStates = examples([
  { name: 'Tabs', Example: TabsExample },
  { name: 'Menu', Example: MenuExample },
  { name: 'Choices', Example: ChoicesExample },
  { name: 'Inputs outside a form', Example: InputsExample },
  { name: 'SearchField', Example: () => <SearchExample initial="" placeholder="Title or company" /> },
  { name: 'SearchField, searched', Example: () => <SearchExample initial="Jura" /> },
  {
    name: 'Accordion',
    Example: () => (
      <Accordion>
        <Accordion.Item value="one">
          <Accordion.Control>Who sees the name of my company?</Accordion.Control>
          <Accordion.Panel>Nobody before you say yes.</Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    ),
  },
]);
