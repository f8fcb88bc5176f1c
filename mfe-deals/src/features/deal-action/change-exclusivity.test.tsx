import { paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayFromNow } from '../../rules/calendar.ts';
import { buildDeal, buildLetter } from '../../testing/build-deal.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

const deal = buildDeal({
  role: 'owner',
  side: 'seller',
  phase: 'spa',
  exclusivity_period_end_time: `${dayFromNow(30)}T12:00:00.000Z`,
  loi_documents: [buildLetter({ status: 'accepted', decided_at: `${dayFromNow(-1)}T12:00:00.000Z` })],
});

test.each([
  ['an earlier day', 29],
  ['the present day', 30],
  ['a day after the last', 180],
])('%s is typed: it stays, the form says which days may be chosen, and nothing is sent', async (_, days) => {
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: deal })
    .on('post', paths.changeExclusivity(7), { body: deal });
  renderDeals(<ModalOpener name="deal-action" props={{ deal, action: 'change_exclusivity' }} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  const field = () => screen.getByRole('textbox', { name: /End of exclusivity/ });
  await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
  await userEvent.clear(field());
  await userEvent.type(field(), dayFromNow(days));
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Change the date' }));
  expect(await screen.findByText(/^Choose a day from .+ to .+/)).toBeVisible();
  expect(field()).not.toHaveValue('');
  expect(http.calls.filter(({ method }) => method === 'post')).toEqual([]);
});
