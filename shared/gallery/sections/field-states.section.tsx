import {
  CheckboxField,
  DateField,
  FileField,
  MoneyField,
  MultiSelectField,
  NumberField,
  PasswordField,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../forms/index.ts';
import { SampleForm } from './sample-form.tsx';
import type { Section } from './section.ts';

const OPTIONS = ['Industry', 'Health', 'Hospitality'].map((label, index) => ({
  value: String(index),
  label,
}));

const EMPTY = {
  text: '',
  area: '',
  number: '',
  money: '',
  phone: '',
  password: '',
  select: null,
  several: [],
  date: '',
  check: false,
};
const FILLED = {
  text: 'Camille',
  area: 'Turned and milled parts since 1987.',
  number: '42',
  money: '3400000',
  phone: '+33 1 23 45 67 89',
  password: 'Handover1',
  select: '1',
  several: ['0', '2'],
  date: '2026-03-14',
  check: true,
};

const Fields = ({ disabled = false, description }: { disabled?: boolean; description?: string }) => {
  const more = { disabled, ...(description && { description }) };
  return (
    <>
      <TextField name="text" label="TextField" required {...more} />
      <TextAreaField name="area" label="TextAreaField" {...more} />
      <NumberField name="number" label="NumberField" {...more} />
      <MoneyField name="money" label="MoneyField" {...more} />
      <PhoneField name="phone" label="PhoneField" {...more} />
      <PasswordField name="password" label="PasswordField" autoComplete="new-password" {...more} />
      <SelectField name="select" label="SelectField" options={OPTIONS} {...more} />
      <MultiSelectField name="several" label="MultiSelectField" options={OPTIONS} {...more} />
      <DateField name="date" label="DateField" {...more} />
      <CheckboxField name="check" label="CheckboxField" {...more} />
    </>
  );
};

export const fieldStates: Section = {
  id: 'fields',
  title: 'Fields',
  examples: [
    {
      name: 'Empty',
      Example: () => (
        <SampleForm values={EMPTY}>
          <Fields />
        </SampleForm>
      ),
    },
    {
      name: 'Filled, with help',
      Example: () => (
        <SampleForm values={FILLED}>
          <Fields description="Help stands between label and field." />
        </SampleForm>
      ),
    },
    {
      name: 'Wrong',
      Example: () => (
        <SampleForm values={EMPTY} wrong>
          <Fields />
        </SampleForm>
      ),
    },
    {
      name: 'Disabled',
      Example: () => (
        <SampleForm values={FILLED}>
          <Fields disabled />
        </SampleForm>
      ),
    },
    {
      name: 'FileField',
      Example: () => (
        <SampleForm values={{ file: null }}>
          <FileField name="file" label="FileField" />
        </SampleForm>
      ),
    },
  ],
};
