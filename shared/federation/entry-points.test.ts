import { entryPoints } from '../build/workspace/index.ts';
import { federatedEntryPoints } from './entry-points.ts';

test('the host provides each entry point of the layers that may hold state or widgets', () => {
  const provided = entryPoints().filter(({ layer }) => ['kernel', 'design', 'domain'].includes(layer));
  expect([...federatedEntryPoints].sort()).toEqual(provided.map(({ name }) => name).sort());
});
