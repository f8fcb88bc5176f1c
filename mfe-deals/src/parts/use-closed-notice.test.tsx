import { paths } from '@handover/shared/contract';
import { type ModalName, type ModalProps, useModals } from '@handover/shared/modals';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestList } from '../features/access-requests/request-list.tsx';
import { DealMenu } from '../features/deal-menu/deal-menu.tsx';
import { buildDeal, buildLetter, buildRequest } from '../testing/build-deal.ts';
import { renderDeals } from '../testing/render-deals.tsx';

function Opener<Name extends ModalName>({ name, props }: { name: Name; props: ModalProps<Name> }) {
  const modals = useModals();
  return (
    <button type="button" onClick={() => void modals.open(name, props)}>
      open
    </button>
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const closed = async (name = 'No longer possible') => within(await screen.findByRole('dialog', { name }));
const wayOf = (dialog: Awaited<ReturnType<typeof closed>>, name: string) =>
  dialog.getByRole('link', { name }).getAttribute('href');
const OVER = { status: 409, body: { detail: 'This deal is cancelled' } };

test('an action on a deal that is over meanwhile: its dialog goes, and the way on is to the deal', async () => {
  const http = fakeHttp().on('post', paths.completeDeal(7), OVER);
  renderDeals(
    <Opener name="deal-action" props={{ deal: buildDeal({ phase: 'closing' }), action: 'complete' }} />,
    {
      http,
    },
  );
  await press('open');
  await press('Complete the deal');
  const dialog = await closed();
  expect(dialog.getByText(/it is paused or over/)).toBeTruthy();
  expect(wayOf(dialog, 'See the deal')).toBe('/user-deals/view/7');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Complete the deal' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })));
});

test('a letter that was withdrawn meanwhile is not accepted any more', async () => {
  const http = fakeHttp().on('post', /accept_and_set_exclusivity_period/, OVER);
  renderDeals(<Opener name="loi-accept" props={{ dealId: 7, letter: buildLetter() }} />, { http });
  await press('open');
  await press('Accept and begin exclusivity');
  const dialog = await closed();
  expect(dialog.getByText(/no longer waits for an answer/)).toBeTruthy();
  expect(wayOf(dialog, 'See the deal')).toBe('/user-deals/view/7');
});

test('a request that was withdrawn meanwhile: to the opportunity', async () => {
  const http = fakeHttp()
    .on('get', /my_list_as_owner/, { body: buildPaged([buildRequest()]) })
    .on('post', /accept/, OVER);
  renderDeals(<RequestList asRole="owner" />, { http });
  await press('Accept');
  expect(wayOf(await closed(), 'See the opportunity')).toBe('/opportunities/3');
});

test('a deal that is gone: to those that there are', async () => {
  const http = fakeHttp().on('post', /archive/, { status: 404, body: { detail: 'Not found' } });
  renderDeals(<DealMenu deal={buildDeal()} />, { http });
  await press('Actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the archive' }));
  expect(wayOf(await closed('Not there any more'), 'Your deals')).toBe('/user-deals');
});

test('any other failure becomes a message', async () => {
  const http = fakeHttp().on('post', /archive/, { status: 400, body: { notField: ['Not today'] } });
  renderDeals(<DealMenu deal={buildDeal()} />, { http });
  await press('Actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the archive' }));
  expect(await screen.findByText('Not today')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a reason that was typed stays, with the conflict above it', async () => {
  const http = fakeHttp().on('post', /decline/, OVER);
  renderDeals(<Opener name="loi-decline" props={{ dealId: 7, letter: buildLetter() }} />, { http });
  await press('open');
  const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
  expect(document.activeElement).toBe(reason);
  await pasteInto(reason, 'Too low, by far');
  await press('Decline the letter');
  expect(await screen.findByText(/no longer waits for an answer.*What you entered stays here/)).toBeTruthy();
  expect(reason.value).toBe('Too low, by far');
});
