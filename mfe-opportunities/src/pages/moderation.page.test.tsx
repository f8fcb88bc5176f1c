import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildOpportunity, buildOwn, buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { ModerationPage } from './moderation.page.tsx';

const pending = [
  buildOpportunity({ id: 1, project_title: 'An older one', validated: null, own: buildOwn() }),
  buildOpportunity({ id: 2, project_title: 'A younger one', validated: null, own: buildOwn() }),
];

function open(reply: { status?: number; body?: unknown }) {
  let queue = pending;
  const http = fakeHttp()
    .on('get', '/api/opportunities/moderation_queue/', () => ({ body: buildPaged(queue) }))
    .on('post', '/api/opportunities/1/moderate/', () => {
      if (!reply.status) queue = pending.slice(1);
      return reply;
    });
  return { http, ...renderOpportunities(<ModerationPage />, { http }) };
}
const card = () => screen.findByRole('article', { name: 'An older one' });

test('publishing removes it from the queue, with a message', async () => {
  const { http } = open({ body: {} });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('“An older one” is published')).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'An older one' })).toBeNull();
  expect(screen.getByRole('article', { name: 'A younger one' })).toBeTruthy();
  const sent = http.calls.find(({ method }) => method === 'post');
  expect(sent?.body).toEqual({ validated: true });
});

test('a rejection needs a reason of ten characters', async () => {
  const { http } = open({ body: {} });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Reject…' }));
  await pasteInto(screen.getByRole('textbox', { name: /Reason/ }), 'Too thin');
  await userEvent.click(screen.getByRole('button', { name: 'Reject with this reason' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Reason/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(http.calls.some(({ method }) => method === 'post')).toBe(false);
  await pasteInto(screen.getByRole('textbox', { name: /Reason/ }), ', it names the company');
  await userEvent.click(screen.getByRole('button', { name: 'Reject with this reason' }));
  expect(await screen.findByText('“An older one” is rejected')).toBeTruthy();
  const sent = http.calls.find(({ method }) => method === 'post');
  expect(sent?.body).toEqual({ validated: false, reason: 'Too thin, it names the company' });
});

test('a call that fails puts it back with its reason', async () => {
  open({ status: 409, body: { detail: 'Somebody was faster' } });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Reject…' }));
  await pasteInto(screen.getByRole('textbox', { name: /Reason/ }), 'It names the company');
  await userEvent.click(screen.getByRole('button', { name: 'Reject with this reason' }));
  expect(await screen.findByText(/still in the queue. Somebody was faster/)).toBeTruthy();
  const back = within(await card()).getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
  expect(back.value).toBe('It names the company');
});
