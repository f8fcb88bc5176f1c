import { paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayFromNow } from '../../rules/calendar.ts';
import { buildDeal, buildNextStep } from '../../testing/build-deal.ts';
import { ModalOpener } from '../../testing/modal-opener.tsx';
import { renderDeals } from '../../testing/render-deals.tsx';

const end = `${dayFromNow(30)}T12:00:00.000Z`;
const deal = buildDeal({
  role: 'owner',
  side: 'seller',
  phase: 'spa',
  next_step: buildNextStep({ code: 'spa.seller', deadline: end }),
});
const dayBeforeEnd = dayFromNow(29);

async function open(http: ReturnType<typeof fakeHttp>) {
  renderDeals(<ModalOpener name="deal-action" props={{ deal, action: 'propose_exclusivity_end' }} />, {
    http,
  });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Propose this day' }));
}

test('the seller proposes a day before the present end', async () => {
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: deal })
    .on('post', paths.proposeExclusivityEnd(7), { body: deal });
  await open(http);
  await waitFor(() =>
    expect(http.calls.find(({ method }) => method === 'post')?.body).toEqual({
      exclusivity_period_end_time: dayBeforeEnd,
    }),
  );
});

test('who was slower is told, and the dialog closes', async () => {
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: deal })
    .on('post', paths.proposeExclusivityEnd(7), {
      status: 409,
      body: { detail: 'An earlier end is proposed already', code: 'exclusivity.proposal_open' },
    });
  await open(http);
  expect(await screen.findByText(/^The proposal no longer stands/)).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Propose an earlier end of exclusivity' })).toBeNull(),
  );
});
