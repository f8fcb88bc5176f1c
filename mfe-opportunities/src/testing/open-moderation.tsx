import { paths, type Review } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModerationPage } from '../pages/moderation.page.tsx';
import { buildReview, older, younger } from './build-review.ts';
import { renderOpportunities } from './render-opportunities.tsx';

export function openModeration(
  reply: { status?: number; body?: unknown } = { body: {} },
  review: Partial<Review> = {},
) {
  let queue = [older, younger];
  const http = fakeHttp()
    .on('get', paths.countries, { body: buildPaged([]) })
    .on('get', paths.moderationQueue, () => ({ body: buildPaged(queue) }))
    .on('get', paths.review(1), { body: buildReview(review) })
    .on('get', paths.review(2), { body: buildReview({ opportunity: younger }) })
    .on('post', paths.moderate(1), () => {
      if (!reply.status) queue = [younger];
      return reply;
    });
  return { http, ...renderOpportunities(<ModerationPage />, { http, route: '/moderation' }) };
}
export const article = (name: string) => screen.findByRole('article', { name: new RegExp(name) });
/** The one that is open, with all that a decision needs. */
export const read = async (name: string) => {
  const found = await article(name);
  await within(found).findByText('Ty Bara');
  return found;
};
export const shows = async (text: string) => screen.findByText(text);
/** Publishing asks first. */
export const sure = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
export const sent = (http: ReturnType<typeof fakeHttp>) =>
  http.calls.filter(({ method }) => method === 'post').map(({ body }) => body);
