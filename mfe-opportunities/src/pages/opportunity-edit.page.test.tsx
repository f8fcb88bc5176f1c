import { fakeHttp, pasteInto } from '@handover/shared/testing';
import {
  buildAccess,
  buildActingFor,
  buildOpportunity,
  buildOwn,
  buildPaged,
} from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOpportunities } from '../testing/render-opportunities.tsx';
import { OpportunityEditPage } from './opportunity-edit.page.tsx';

const mandate = buildOpportunity({
  type_of_opportunity: 'buy',
  project_title: 'Engineer looks for a workshop',
  preferred_sectors: [{ id: 1, name: 'Food', name_fr: 'Alimentation', hue: 30 }],
  preferred_description: 'Ten to fifty people, anywhere in France.',
  preferred_ebitda_min: 100_000,
  request_access_status: buildAccess({ status: 'owner' }),
  own: buildOwn({ company_id: null, company_name: null }),
});

function open(shown = mandate) {
  const http = fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|tags|countries|regions|currencies)\/$/, { body: buildPaged([]) })
    .on('get', '/api/opportunities/3/', { body: shown });
  const view = renderOpportunities(<OpportunityEditPage />, {
    http,
    route: '/user-opps/edit/3',
    path: '/user-opps/edit/:id',
  });
  return { http, ...view };
}
const sent = (http: ReturnType<typeof fakeHttp>) => {
  const body = http.calls.find(({ method }) => method === 'patch')?.body;
  return body instanceof FormData ? [...body] : undefined;
};

test('an edit sends what changed, and a cleared amount as the text null', async () => {
  const { http, address } = open();
  http.on('patch', '/api/opportunities/3/', { body: mandate });
  await userEvent.clear(await screen.findByRole('textbox', { name: /preferred_ebitda_min/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
  expect(sent(http)).toEqual([['preferred_ebitda_min', 'null']]);
});

test('what staff have rejected is corrected with the reason in sight', async () => {
  const own = buildOwn({ company_id: null, company_name: null, rejection_reason: 'It names the village.' });
  open({ ...mandate, validated: false, own });
  await screen.findByRole('button', { name: 'Send for review again' });
  // One is above the form, one in the bar that stays.
  expect(screen.getAllByText('It names the village.')).toHaveLength(2);
});

test('a server error is shown at its field, and no input is lost', async () => {
  const { http, address } = open();
  http.on('patch', '/api/opportunities/3/', { status: 400, body: { project_title: ['Names a company'] } });
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Project title/ });
  await userEvent.clear(title);
  await pasteInto(title, 'Engineer looks for Ty Bara');
  await userEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  expect(await screen.findByText('Names a company')).toBeTruthy();
  expect(title.value).toBe('Engineer looks for Ty Bara');
  expect(address()).toBe('/user-opps/edit/3');
});

test('takes up the draft of a new opportunity after the tab was closed', async () => {
  const http = fakeHttp().on('get', /./, { body: buildPaged([]) });
  const at = { route: '/user-opps/edit/create?type=buy', path: '/user-opps/edit/:id' };
  const { platform, unmount } = renderOpportunities(<OpportunityEditPage />, { http, ...at });
  const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Project title/ });
  await pasteInto(await title(), 'Engineer looks for a workshop');
  unmount();
  renderOpportunities(<OpportunityEditPage />, { platform, ...at });
  expect((await title()).value).toBe('Engineer looks for a workshop');
  localStorage.clear();
});

test('an adviser who may only read is led to the page of the opportunity', async () => {
  const { address } = open({ ...mandate, acting_for: buildActingFor({ right: 'read' }) });
  await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
});
