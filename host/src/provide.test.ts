import { federatedEntryPoints, federatedPackages } from '@handover/shared/federation';
import { providedEntryPoints, providedPackages } from './provide.ts';

test('provides exactly the shared entry points', () => {
  expect(Object.keys(providedEntryPoints).sort()).toEqual([...federatedEntryPoints].sort());
});

test('provides exactly the shared packages', () => {
  expect(Object.keys(providedPackages).sort()).toEqual([...federatedPackages].sort());
});
