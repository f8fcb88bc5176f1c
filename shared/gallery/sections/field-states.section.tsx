import {
  CheckboxField,
  DateField,
  DateRangeField,
  MoneyField,
  MultiSelectField,
  NumberField,
  PasswordField,
  PhoneField,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../design/forms/index.ts';
import { SECTORS } from '../samples.ts';
import { SampleForm } from './sample-form.tsx';
import type { Section } from './section.ts';

const EMPTY = {
  text: '',
  area: '',
  number: '',
  money: '',
  price: '',
  phone: '',
  password: '',
  select: null,
  several: [],
  date: '',
  from: '',
  to: '',
  radio: '',
  check: false,
};
const FILLED = {
  text: 'Camille',
  area: 'Turned and milled parts since 1987.',
  number: 42,
  money: 3_400_000,
  price: 1_250_000.5,
  currency: '4',
  phone: '+41223456789',
  password: 'Handover1',
  select: '1',
  several: ['1', '3'],
  date: '2026-03-14',
  from: '2026-03-02',
  to: '2026-03-14',
  radio: 'sell',
  check: true,
};
const SIDES = [
  { value: 'sell', label: 'To sell', description: 'A company, or a part of it.' },
  { value: 'buy', label: 'To buy' },
];

const Fields = ({ disabled = false, description }: { disabled?: boolean; description?: string }) => {
  const more = { disabled, ...(description && { description }) };
  return (
    <>
      <TextField name="text" label="TextField" required {...more} />
      <TextAreaField name="area" label="TextAreaField" maxLength={40} {...more} />
      <NumberField name="number" label="NumberField" {...more} />
      <NumberField name="number" label="NumberField with a unit" unit="%" {...more} />
      <MoneyField name="money" label="MoneyField" {...more} />
      <MoneyField name="price" currencyName="currency" label="MoneyField with its currency" {...more} />
      <PhoneField name="phone" label="PhoneField" {...more} />
      <PasswordField name="password" label="PasswordField" autoComplete="new-password" {...more} />
      <SelectField name="select" label="SelectField" options={SECTORS} {...more} />
      <MultiSelectField name="several" label="MultiSelectField" options={SECTORS} {...more} />
      <DateField name="date" label="DateField" {...more} />
      <DateRangeField name={{ from: 'from', to: 'to' }} label="DateRangeField" {...more} />
      <RadioField name="radio" label="RadioField" options={SIDES} {...more} />
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
  ],
};
