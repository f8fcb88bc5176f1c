import { addressBeside } from './address-beside.ts';

const douai = { address: '', street: '', zip_code: '59500', city: 'Douai', country_name: 'France' };

test.each([
  [{ ...douai, street: '52 rue des Tilleuls' }, '52 rue des Tilleuls'],
  [{ ...douai, street: '52 rue des Tilleuls', address: 'Building B' }, 'Building B, 52 rue des Tilleuls'],
  [{ ...douai, address: '52 rue des Tilleuls, 59500 Douai, France' }, '52 rue des Tilleuls'],
  [{ ...douai, address: '59500 Douai, France' }, ''],
  [{ ...douai, address: 'Douai', zip_code: '' }, ''],
  // A street may have the name of a town.
  [{ ...douai, address: '4 rue de Douai' }, '4 rue de Douai'],
  [douai, ''],
])('beside its place, %j is %p', (address, text) => expect(addressBeside(address)).toBe(text));
