import { type DealDetail, paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildDeal, buildNextStep } from '../../../testing/build-deal.ts';
import { noonInDays } from '../../../testing/noon-in-days.ts';
import { renderDeals } from '../../../testing/render-deals.tsx';
import { DealSide } from '../deal-side.tsx';
import { Sale } from '../sale.tsx';

export const end = noonInDays(30);
export const running = {
  phase: 'due_diligence',
  next_step: buildNextStep({ code: 'due_diligence.buyer', deadline: end }),
} as const;

/** What stands beside the tabs, and what was said of the sale, which the overview begins with. */
export function openSide(facts: Partial<DealDetail>) {
  const deal = buildDeal(facts);
  const http = fakeHttp()
    .on('get', '/api/deals/7/', { body: deal })
    .on('post', paths.answerExclusivityProposal(7), { body: deal })
    .on('post', paths.withdrawExclusivityProposal(7), { body: deal })
    .on('post', paths.withdrawCompletion(7), { body: deal });
  return {
    http,
    ...renderDeals(
      <>
        <DealSide deal={deal} />
        <Sale deal={deal} />
      </>,
      { http },
    ),
  };
}
export const sent = (http: ReturnType<typeof fakeHttp>) =>
  http.calls.filter(({ method }) => method === 'post').map(({ path, body }) => [path, body]);

/** The button, and the same in the question that follows: nothing is sent before. */
export async function sure(name: string, http: ReturnType<typeof fakeHttp>) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  expect(sent(http)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name }));
}
