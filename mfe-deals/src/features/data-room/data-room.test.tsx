import { paths } from '@handover/shared/contract';
import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import { buildDeal } from '../../testing/build-deal.ts';
import { DataRoom } from './data-room.tsx';

const fakeServer = () => fakeHttp().on('get', /deal_opportunity_/, { body: buildPaged([]) });
const documents = { annual_accounts: [], documents: [], general_ledger: [] };

test('the requester reads the open groups; a closed one is not fetched and names the phase that opens it', async () => {
  const http = fakeServer();
  const deal = buildDeal({ role: 'requester', documents: { ...documents, general_ledger: null } });
  renderWithPlatform(<DataRoom deal={deal} />, { http, signedIn: true });
  await waitFor(() => expect(screen.getAllByText('documents.none')).toHaveLength(2));
  screen.getByText('dataRoom.closed.phase');
  expect(screen.queryByLabelText(/^documents.add/)).toBeNull();
  const ledgers = paths.fileCollection('deal_opportunity_general_ledgers');
  expect(http.calls.map(({ path }) => path)).not.toContain(ledgers);
  expect(http.calls[0]?.params.opportunity_id).toBe(String(deal.deal_opportunity_id));
});

test.each([
  ['active', 3],
  ['paused', 0],
  ['completed', 0],
] as const)('the owner of a deal that is %s has %i places to add files', async (status, places) => {
  const deal = buildDeal({ role: 'owner', status, documents });
  renderWithPlatform(<DataRoom deal={deal} />, { http: fakeServer(), signedIn: true });
  await screen.findAllByText('documents.none');
  expect(screen.queryAllByLabelText(/^documents.add/)).toHaveLength(places);
});
