import { useState } from 'react';
import { Button, NativeSelect } from '../design/ui/index.ts';
import {
  Accordion,
  Checkbox,
  DayInput,
  DeleteButton,
  LinkTabs,
  ListCheckbox,
  Menu,
  MultiSelect,
  Radio,
  SearchField,
  Select,
  Switch,
  Tabs,
  TextInput,
} from '../design/ui-extra/index.ts';
import { examples } from './samples/examples.tsx';
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

const ListCheckboxExample = ({ label, initial = false }: { label: string; initial?: boolean }) => {
  const [isChecked, setChecked] = useState(initial);
  return (
    <ListCheckbox
      label={label}
      checked={isChecked}
      onChange={(event) => setChecked(event.currentTarget.checked)}
    />
  );
};

const ChoicesExample = () => (
  <div className={classes.states}>
    <Checkbox label="Checkbox" defaultChecked />
    <Checkbox label="Some of them" indeterminate />
    <Checkbox label="Disabled" disabled />
    <Radio label="Radio" defaultChecked />
    <Switch label="Switch" defaultChecked />
    <Switch label="Off" />
    <ListCheckboxExample label="ListCheckbox" initial />
    <ListCheckboxExample label="ListCheckbox, off" />
  </div>
);

const SearchExample = ({ initial, placeholder }: { initial: string; placeholder?: string }) => {
  const [text, setText] = useState(initial);
  return <SearchField label="Find a deal" placeholder={placeholder} value={text} onSearch={setText} />;
};

const DayExample = () => {
  const [day, setDay] = useState('2026-12-24');
  return <DayInput label="DayInput" value={day} onChange={setDay} />;
};

const PHASES = ['Introduction', 'Letter of intent', 'Due diligence'];

const InputsExample = () => (
  <div className={classes.fields}>
    <TextInput label="TextInput" placeholder="Nothing yet" />
    <DayExample />
    <Select label="Select" data={PHASES} defaultValue="Introduction" />
    <MultiSelect label="MultiSelect" data={PHASES} defaultValue={PHASES.slice(0, 2)} />
    <MultiSelect label="Disabled" data={PHASES} defaultValue={PHASES} disabled />
  </div>
);

const LINKS = ['Everything', 'Businesses for sale', 'Mandates'];

const LinkTabsExample = () => (
  <LinkTabs
    label="Kind"
    tabs={LINKS.map((label, index) => ({ to: `/${index}`, label, isCurrent: index === 1 }))}
  />
);

const OPTIONS = PHASES.map((label) => ({ value: label, label }));

/** Fields and buttons stand in a row at the same height. */
const RowExample = () => (
  <div className={classes.row}>
    <TextInput label="TextInput" placeholder="Nothing yet" />
    <Select label="Select" data={PHASES} defaultValue="Introduction" />
    <NativeSelect label="NativeSelect" options={OPTIONS} />
    <Button>Primary</Button>
    <Button variant="default">Cancel</Button>
  </div>
);

const DeleteExample = () => (
  <div className={classes.states}>
    <DeleteButton onClick={() => undefined}>Delete the company</DeleteButton>
    <DeleteButton size="xs" onClick={() => undefined}>
      Delete 2 files
    </DeleteButton>
    <DeleteButton loading onClick={() => undefined}>
      Delete the company
    </DeleteButton>
  </div>
);

const NativeExample = () => (
  <div className={classes.states}>
    <input type="checkbox" aria-label="Checkbox" defaultChecked />
    <input type="radio" aria-label="Radio" defaultChecked />
    <input type="date" aria-label="Date" />
    <input type="file" aria-label="File" />
    <input type="range" aria-label="Range" />
  </div>
);

export default { title: 'Choices, menus, tabs' };

export const AllStates = examples([
  { name: 'Tabs', Example: TabsExample },
  { name: 'LinkTabs', Example: LinkTabsExample },
  { name: 'Menu', Example: MenuExample },
  { name: 'A row of fields and buttons', Example: RowExample },
  { name: 'Native controls', Example: NativeExample },
  { name: 'DeleteButton', Example: DeleteExample },
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
