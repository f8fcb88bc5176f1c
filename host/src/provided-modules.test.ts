import { federatedEntryPoints, federatedPackages } from '@handover/shared/federation';
import { providedEntryPoints, providedPackages } from './provided-modules.ts';

test('provides exactly the federated entry points', () => {
  expect(Object.keys(providedEntryPoints).sort()).toEqual([...federatedEntryPoints].sort());
});

test('provides exactly the shared packages', () => {
  expect(Object.keys(providedPackages).sort()).toEqual([...federatedPackages].sort());
});
