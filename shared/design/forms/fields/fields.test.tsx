import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../../contract/index.ts';
import { fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import {
  FormProvider,
  MoneyField,
  PhoneField,
  rules,
  TextAreaField,
  useAppForm,
  useWatch,
  yup,
} from '../index.ts';

const schema = yup.object({
  price: rules.price(),
  from: rules.price(),
  to: rules.priceFrom('from'),
  phone: rules.phone(),
});
const Values = () => <output>{JSON.stringify(useWatch())}</output>;

function Form({ children, values }: { children: React.ReactNode; values: Record<string, unknown> }) {
  const form = useAppForm({ schema, defaultValues: values });
  return (
    <FormProvider {...form}>
      {children}
      <Values />
    </FormProvider>
  );
}
const show = (children: React.ReactNode, values: Record<string, unknown>, language: Language = 'en') =>
  renderWithPlatform(<Form values={values}>{children}</Form>, { http: fakeHttp(), language });

describe('money with its currency', () => {
  const money = <MoneyField name="price" label="Price" currencyName="currency" description="Net" required />;

  test.each([
    ['en', '1,250,000.50', 1250000.5, '1,250,000.50'],
    ['fr', '1 250 000,50', 1250000.5, '1 250 000,50'],
    ['fr', '€1,250,000.50', 1250000.5, '1 250 000,50'],
  ] as const)('%s: %s', async (language, typed, value, shown) => {
    show(money, { price: null, currency: '1' }, language);
    const input = screen.getByRole('textbox', { name: /Price/ });
    await userEvent.click(input);
    await userEvent.paste(typed);
    expect(input).toHaveValue(typed);
    await userEvent.tab();
    expect(screen.getByText(`{"price":${value},"currency":"1"}`)).toBeVisible();
    expect(input).toHaveDisplayValue(shown.replaceAll(' ', '\u202f'));
  });

  test('the currency is chosen in the field, and has a label', async () => {
    show(money, { price: 5, currency: '1' });
    const currency = screen.getByRole('combobox', { name: 'currency, Price' });
    expect([...currency.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      '€ EUR',
      '$ USD',
      '£ GBP',
      '₣ CHF',
    ]);
    await userEvent.selectOptions(currency, '4');
    expect(screen.getByText('{"price":5,"currency":"4"}')).toBeVisible();
  });

  test('an error is linked to the field, and the input is kept', async () => {
    show(money, { price: null, currency: '1' });
    const input = screen.getByRole('textbox', { name: /Price/ });
    expect(input).toHaveAccessibleDescription('Net');
    expect(input).toHaveAttribute('aria-required', 'true');
    await userEvent.type(input, '12.3456');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/twoDecimals/));
    expect(input).toBeInvalid();
    expect(input).toHaveValue('12.3456');
    await userEvent.clear(input);
    await userEvent.type(input, 'a lot');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/invalidNumber/));
  });

  test('a change of the lower end validates the upper one, if it has a value', async () => {
    show(
      <>
        <MoneyField name="from" label="From" checks="to" />
        <MoneyField name="to" label="To" />
      </>,
      { from: null, to: null },
    );
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    await userEvent.type(from, '10');
    expect(to).toBeValid();
    await userEvent.type(to, '5');
    await userEvent.tab();
    await waitFor(() => expect(to).toHaveAccessibleDescription('unorderedRange'));
    await userEvent.clear(from);
    await userEvent.type(from, '4');
    await waitFor(() => expect(to).toBeValid());
  });
});

describe('a phone number', () => {
  const phone = <PhoneField name="phone" label="Phone" />;
  const input = () => screen.getByRole('textbox', { name: 'Phone' });
  const country = () => screen.findByRole('combobox', { name: 'countryCode' });

  test('a national number is formatted while typing, is E.164 as value, and shows its country afterwards', async () => {
    show(phone, { phone: '' });
    await userEvent.click(input());
    await country();
    await userEvent.type(input(), '0612345678');
    expect(input()).toHaveValue('06 12 34 56 78');
    expect(screen.getByText('{"phone":"+33612345678"}')).toBeVisible();
    await userEvent.tab();
    expect(input()).toHaveValue('+33 6 12 34 56 78');
    expect(input()).toBeValid();
  });

  test('a number typed before the parser is loaded has its code once, too', async () => {
    show(phone, { phone: '0612345678' });
    expect(await country()).toHaveValue('FR');
    expect(input()).toHaveValue('+33 6 12 34 56 78');
    expect(screen.queryByText('+33')).toBeNull();
  });

  test('the code determines the country, and choosing another country replaces the code', async () => {
    show(phone, { phone: '' });
    await userEvent.click(input());
    await userEvent.type(await country().then(input), '+41446681800');
    expect(await country()).toHaveValue('CH');
    await userEvent.selectOptions(await country(), 'GB');
    expect(screen.getByText('{"phone":"+44446681800"}')).toBeVisible();
  });

  test('an empty field shows its country before the parser is loaded', () => {
    show(phone, { phone: '' });
    expect(screen.getByText('+33')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('a number that is there reads well at once, and shows its country', async () => {
    show(phone, { phone: '+41446681800' });
    expect(input()).toHaveValue('+41 44 668 18 00');
    expect(await country()).toHaveValue('CH');
    expect(input()).toHaveValue('+41 44 668 18 00');
    // The code is in the number: beside it are the letters of the country.
    expect(screen.queryByText('+41')).toBeNull();
    expect(screen.getByText('CH')).toBeVisible();
  });

  test.each([
    ['marks, too', '\u202a+33\u202f6\u202f12\u202f34\u202f56\u202f78\u202c'],
    ['the code of its country', '+33\u202f6\u202f12\u202f34\u202f56\u202f78'],
    ['no code', '06\u202f12\u202f34\u202f56\u202f78'],
  ])('a number copied from a page has blanks of its own, and %s', async (_, copied) => {
    show(phone, { phone: '' });
    await userEvent.click(input());
    await country();
    await userEvent.paste(copied);
    expect(screen.getByText('{"phone":"+33612345678"}')).toBeVisible();
    await userEvent.tab();
    expect(input()).toHaveValue('+33 6 12 34 56 78');
    expect(input()).toBeValid();
  });

  test('a number with a code of no country has none chosen', async () => {
    show(phone, { phone: '+99912345' });
    expect(await country()).toHaveValue('');
  });

  test('countries are named in the language of the page', async () => {
    show(phone, { phone: '+41446681800' }, 'fr');
    expect(await screen.findByRole('option', { name: 'Allemagne (+49)' })).toBeInTheDocument();
    expect(input()).toHaveValue('+41 44 668 18 00');
    expect(screen.getByText('{"phone":"+41446681800"}')).toBeVisible();
  });

  test.each([
    ['call me', 'call me', 'invalidPhone'],
    ['0612', '06 12', 'shortPhone'],
  ])('%s is no number, shows an error, and is kept', async (typed, shown, problem) => {
    show(phone, { phone: '' });
    await userEvent.click(input());
    await country();
    await userEvent.type(input(), typed);
    await userEvent.tab();
    await waitFor(() => expect(input()).toHaveAccessibleDescription(problem));
    expect(input()).toHaveValue(shown);
  });
});

test('a long text has a counter near its limit', async () => {
  show(<TextAreaField name="story" label="Story" maxLength={10} />, { story: '' });
  await userEvent.type(screen.getByLabelText('Story'), 'eight ch');
  expect(screen.queryByText('charactersOf')).toBeNull();
  await userEvent.type(screen.getByLabelText('Story'), 'a');
  expect(screen.getByText('charactersOf')).toBeVisible();
});
