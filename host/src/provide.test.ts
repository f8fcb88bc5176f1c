import { federatedDoors, federatedPackages } from '@handover/shared/federation';
import { providedDoors, providedPackages } from './provide.ts';

test('provides exactly the shared doors', () => {
  expect(Object.keys(providedDoors).sort()).toEqual([...federatedDoors].sort());
});

test('provides exactly the shared packages', () => {
  expect(Object.keys(providedPackages).sort()).toEqual([...federatedPackages].sort());
});
