import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { readablePhone } from './readable-phone.ts';

const mobile = (country: CountryCode) => getExampleNumber(country, examples)?.number ?? '';

test.each([
  ...(
    [
      'FR',
      'CH',
      'LU',
      'ES',
      'IT',
      'GB',
      'DE',
      'US',
      'CA',
      'PT',
      'PL',
      'CZ',
      'GP',
      'MQ',
      'GF',
      'RE',
      'YT',
      'PF',
    ] as const
  ).map(mobile),
  '+33465712010',
  '+68940123456',
  '+3281221010',
  '+3222345678',
  '+32470123456',
  '+41223456010',
  '+442079460000',
  '+441632960110',
  '+15125550110',
])('%s is written as the numbering plan of its country says', (number) => {
  expect(readablePhone(number)).toBe(parsePhoneNumberFromString(number)?.formatInternational());
});

test.each([
  ['+4930123456', '+49 301 234 56'],
  ['+31612345678', '+31 612 345 678'],
  ['+3538501234', '+353 850 1234'],
  ['+85212345678', '+852 123 456 78'],
  ['+336123', '+33 6123'],
  ['+33465712010 ext. 12', '+33 4 65 71 20 10 ext. 12'],
])('%s, of another country or length, or with an extension, is in groups: %s', (number, text) => {
  expect(readablePhone(number)).toBe(text);
});

test('a French number without code has it', () => {
  expect(readablePhone('0612345678')).toBe('+33 6 12 34 56 78');
});

test.each(['', '06 12 34 56 78', '+33 4 65 71 20 10', 'ask at the desk', '+1', '12345'])(
  '%j is as it was typed',
  (text) => expect(readablePhone(text)).toBe(text),
);
