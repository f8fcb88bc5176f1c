import { formatAddress } from './address.ts';

const quimper = {
  address: '',
  street: '4 rue Kéréon',
  zip_code: '29000',
  city: 'Quimper',
  country_name: 'France',
};

test.each([
  [quimper, '4 rue Kéréon, 29000 Quimper, France'],
  [{ ...quimper, address: 'Building B', zip_code: '' }, 'Building B, 4 rue Kéréon, Quimper, France'],
  [{ ...quimper, address: '4 rue Kéréon, 29000 Quimper, France' }, '4 rue Kéréon, 29000 Quimper, France'],
  [{ ...quimper, address: 'Quimper Nord' }, 'Quimper Nord, 4 rue Kéréon, 29000, France'],
  [
    { ...quimper, address: '14 rue Kéréon, 29000 Quimper' },
    '14 rue Kéréon, 29000 Quimper, 4 rue Kéréon, France',
  ],
  [{ ...quimper, address: 'Building B', city: '' }, 'Building B, 4 rue Kéréon, 29000, France'],
])('%j is %s', (address, text) => expect(formatAddress(address)).toBe(text));
