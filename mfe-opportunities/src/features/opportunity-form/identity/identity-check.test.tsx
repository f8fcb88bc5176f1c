import type { IdentityHit } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildOpportunity, buildOwn, buildPaged, buildPrivateData } from '@handover/shared/testing/node';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompanyToSell } from '../../../testing/build-company-to-sell.ts';
import { renderOpportunities } from '../../../testing/render-opportunities.tsx';
import { SellForm } from '../sell-form.tsx';

const company = buildCompanyToSell({ activity: 'Vercors turns parts for aircraft, in small series.' });
const NAME: IdentityHit = { field: 'activity', start: 0, end: 7, text: 'Vercors', reason: 'company_name' };
const saved = buildOpportunity({ validated: null });

const server = () =>
  fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|tags|countries|regions|currencies)\/$/, {
      body: buildPaged(company.sectors),
    })
    .on('get', paths.profileCompanies, { body: buildPaged([company]) })
    .on('get', /^\/api\/(company_annual_accounts|files_of_company|general_ledgers)\/$/, {
      body: buildPaged([]),
    })
    .on('post', paths.identityCheck, ({ body }) => ({
      body: { hits: JSON.stringify(body).includes('Vercors turns') ? [NAME] : [] },
    }))
    .on('post', paths.createSell, { status: 201, body: saved })
    .on('post', /update_(revenues|offices)_completely/, { body: { updated_at: saved.updated_at } });

async function open() {
  const http = server();
  const view = renderOpportunities(<SellForm />, { http, route: '/form?company=4', path: '/form' });
  await pasteInto(
    await screen.findByRole('textbox', { name: /^Project title/ }),
    'Precision machining, certified',
  );
  return { http, ...view };
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
const bodiesOf = ({ calls }: ReturnType<typeof fakeHttp>, path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

afterEach(() => localStorage.clear());

test('a hit is marked below its field, which has the focus; corrected, the sale is sent', async () => {
  const { http, address } = await open();
  submit();
  const activity = screen.getByRole('textbox', { name: /^Activity/ });
  await waitFor(() => expect(activity).toHaveFocus());
  const found = screen.getByRole('list', { name: 'What was found' });
  expect(
    within(found)
      .getByText(/company’s name/)
      .closest('mark'),
  ).toHaveTextContent('Vercors');
  expect(bodiesOf(http, paths.createSell)).toEqual([]);

  await userEvent.clear(activity);
  await pasteInto(activity, 'Turns parts for aircraft, in small series.');
  expect(screen.queryByRole('list', { name: 'What was found' })).toBeNull();
  expect(screen.queryByRole('button', { name: /gives nothing away/ })).toBeNull();
  submit();
  await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
  const [body] = bodiesOf(http, paths.createSell);
  expect(body instanceof FormData && body.get('identity_confirmed')).toBeNull();
});

test('confirmed, it is sent as it is, with the confirmation; other texts are searched again', async () => {
  const { http, address } = await open();
  submit();
  await userEvent.click(await screen.findByRole('button', { name: 'This gives nothing away; send it' }));
  await waitFor(() => expect(address()).toBe('/user-opps/view/3'));
  const [body] = bodiesOf(http, paths.createSell);
  expect(body instanceof FormData && body.get('identity_confirmed')).toBe('true');
  expect(bodiesOf(http, paths.identityCheck)).toHaveLength(1);
});

test('Enter in a field sends nothing, and with Ctrl nothing that is not confirmed: it searches again', async () => {
  const { http } = await open();
  submit();
  await screen.findByRole('button', { name: 'This gives nothing away; send it' });
  await userEvent.type(screen.getByRole('textbox', { name: /^Project title/ }), '{Enter}');
  expect(bodiesOf(http, paths.identityCheck)).toHaveLength(1);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(bodiesOf(http, paths.identityCheck)).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'This gives nothing away; send it' })).toBeVisible();
  expect(bodiesOf(http, paths.createSell)).toEqual([]);
});

test('a line break at the end, which is not saved, does not hide the question', async () => {
  await open();
  fireEvent.change(screen.getByRole('textbox', { name: /^Activity/ }), {
    target: { value: `${company.activity}\n` },
  });
  submit();
  expect(await screen.findByRole('button', { name: 'This gives nothing away; send it' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'What was found' })).toBeVisible();
});

test('a tag that tells whose it is is marked below the tags, until it is taken off', async () => {
  const inTags: IdentityHit = { field: 'tags', start: 0, end: 7, text: 'Vercors', reason: 'company_name' };
  const tag = { id: 1001, name: 'Vercors', name_fr: 'Vercors' };
  const sale = buildOpportunity({
    validated: false,
    own: buildOwn({ company_id: 4 }),
    sub_sectors: company.sub_sectors,
    tags: [tag],
  });
  const http = server()
    .on('get', paths.tags, { body: buildPaged([{ ...tag, deleted: false }]) })
    .on('get', paths.opportunityPrivateData(3), { body: buildPrivateData({ revenues: company.revenues }) })
    .on('get', paths.companyChanges(3), { body: { changes: [] } })
    .on('get', /annual_accounts|documents|ledgers/, { body: buildPaged([]) })
    .on('post', paths.identityCheck, { body: { hits: [inTags] } });
  renderOpportunities(<SellForm opportunity={sale} />, { http, route: '/form', path: '/form' });
  fireEvent.click(await screen.findByRole('button', { name: 'Send for review again' }));
  const found = await screen.findByRole('list', { name: 'What was found' });
  expect(found.querySelector('mark')).toHaveTextContent('Vercors company’s name');
  expect(bodiesOf(http, paths.identityCheck)).toEqual([
    expect.objectContaining({ tags: [1001], region: null }),
  ]);
  await userEvent.type(screen.getByRole('combobox', { name: /^Tags/ }), '{Backspace}');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'What was found' })).toBeNull());
});

test('the file name of the picture is searched by the server, and what was found in it is shown', async () => {
  const inName: IdentityHit = {
    field: 'picture_name',
    start: 0,
    end: 7,
    text: 'vercors',
    reason: 'company_name',
  };
  const sale = buildOpportunity({
    validated: false,
    own: buildOwn({ company_id: 4 }),
    sub_sectors: company.sub_sectors,
    background_image: { id: 9, image: '/api/public/5f0c1a2b.webp' },
  });
  const http = server()
    .on('get', paths.opportunityPrivateData(3), { body: buildPrivateData({ revenues: company.revenues }) })
    .on('get', paths.companyChanges(3), { body: { changes: [] } })
    .on('get', /annual_accounts|documents|ledgers/, { body: buildPaged([]) })
    .on('post', paths.identityCheck, { body: { hits: [inName] } });
  renderOpportunities(<SellForm opportunity={sale} />, { http, route: '/form', path: '/form' });
  fireEvent.click(await screen.findByRole('button', { name: 'Send for review again' }));
  const found = await screen.findByText(/In the file name of the picture/);
  expect(found.querySelector('mark')).toHaveTextContent('vercors company’s name');
  expect(bodiesOf(http, paths.identityCheck)).toEqual([expect.objectContaining({ background_image: 9 })]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(screen.queryByText(/In the file name of the picture/)).toBeNull();
});
