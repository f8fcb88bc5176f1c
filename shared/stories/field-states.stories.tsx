import {
  CheckboxField,
  CurrencyLine,
  DateField,
  DateRangeField,
  FieldPair,
  MoneyField,
  MultiSelectField,
  PasswordField,
  PhoneField,
  PhoneLink,
  SelectField,
  TextAreaField,
  TextField,
} from '../design/forms/index.ts';
import { examples } from './samples/examples.tsx';
import { SampleForm } from './samples/sample-form.tsx';
import { SECTORS } from './samples/samples.ts';

const EMPTY = {
  text: '',
  area: '',
  money: '',
  price: '',
  phone: '',
  password: '',
  select: null,
  several: [],
  date: '',
  from: '',
  to: '',
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
  check: true,
};

const Fields = ({ disabled = false, description }: { disabled?: boolean; description?: string }) => {
  const common = { disabled, ...(description && { description }) };
  return (
    <>
      <TextField name="text" label="TextField" required {...common} />
      <TextAreaField name="area" label="TextAreaField" maxLength={40} {...common} />
      <CurrencyLine name="currency" />
      <FieldPair>
        <MoneyField name="money" label="MoneyField" {...common} />
        <TextField name="text" label="TextField beside it" {...common} />
      </FieldPair>
      <MoneyField name="price" currencyName="currency" label="MoneyField with its currency" {...common} />
      <PhoneField name="phone" label="PhoneField" {...common} />
      <PasswordField name="password" label="PasswordField" autoComplete="new-password" {...common} />
      <SelectField name="select" label="SelectField" options={SECTORS} {...common} />
      <MultiSelectField name="several" label="MultiSelectField" options={SECTORS} {...common} />
      <DateField name="date" label="DateField" {...common} />
      <DateRangeField name={{ from: 'from', to: 'to' }} label="DateRangeField" {...common} />
      <CheckboxField name="check" label="CheckboxField" {...common} />
    </>
  );
};

export default { title: 'Fields' };

export const AllStates = examples([
  { name: 'PhoneLink', Example: () => <PhoneLink phone="+33476000000" /> },
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
        <Fields description="Help is between label and field." />
      </SampleForm>
    ),
  },
  {
    name: 'Invalid',
    Example: () => (
      <SampleForm values={EMPTY} invalid>
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
]);
