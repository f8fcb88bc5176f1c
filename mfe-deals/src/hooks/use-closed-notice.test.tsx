import { type ErrorCode, paths } from '@handover/shared/contract';
import { fakeHttp, pasteInto } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DealMenu } from '../features/deal-menu/deal-menu.tsx';
import { buildDeal, buildLetter, buildRequest } from '../testing/build-deal.ts';
import { ModalOpener } from '../testing/modal-opener.tsx';
import { renderDeals } from '../testing/render-deals.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const noticeDialog = async (name = 'No longer possible') =>
  within(await screen.findByRole('dialog', { name }));
const linkOf = (dialog: Awaited<ReturnType<typeof noticeDialog>>, name: string) =>
  dialog.getByRole('link', { name }).getAttribute('href');
const conflict = (code: ErrorCode) => ({ status: 409, body: { detail: 'No longer possible', code } });

test('an action on a deal that has ended meanwhile: its dialog closes, and the notice links to the deal', async () => {
  const http = fakeHttp().on('post', paths.setPhase(7), conflict('deal.wrong_status'));
  renderDeals(
    <ModalOpener name="deal-action" props={{ deal: buildDeal({ phase: 'spa' }), action: 'phase_forward' }} />,
    {
      http,
    },
  );
  await press('open');
  await press('Move on');
  const dialog = await noticeDialog();
  expect(dialog.getByText(/it is paused or over/)).toBeTruthy();
  expect(linkOf(dialog, 'See the deal')).toBe('/user-deals/view/7');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Move on' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' })));
});

test('a letter that was withdrawn meanwhile can’t be accepted; the notice links to the deal', async () => {
  const http = fakeHttp()
    .on('get', paths.deal(7), { body: buildDeal() })
    .on('post', /accept_and_set_exclusivity_period/, conflict('loi.not_open'));
  renderDeals(<ModalOpener name="loi-accept" props={{ dealId: 7, letter: buildLetter() }} />, { http });
  await press('open');
  await press('Accept and begin exclusivity');
  const dialog = await noticeDialog();
  expect(dialog.getByText(/no longer waits for an answer/)).toBeTruthy();
  expect(linkOf(dialog, 'See the deal')).toBe('/user-deals/view/7');
});

test('a request that was withdrawn meanwhile: the notice links to the opportunity', async () => {
  const http = fakeHttp().on('post', /accept/, conflict('access_request.not_pending'));
  renderDeals(<ModalOpener name="request-accept" props={{ request: buildRequest() }} />, { http });
  await press('open');
  await press('Open to Paul');
  expect(linkOf(await noticeDialog(), 'See the opportunity')).toBe('/opportunities/3');
});

test('a deal that does not exist any more: the notice links to the list of deals', async () => {
  const http = fakeHttp().on('post', /archive/, {
    status: 404,
    body: { detail: 'Not found', code: 'deal.not_found' },
  });
  renderDeals(<DealMenu deal={buildDeal()} />, { http });
  await press('Actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the archive' }));
  expect(linkOf(await noticeDialog('Not there any more'), 'Your deals')).toBe('/user-deals');
});

test('any other failure becomes a message', async () => {
  const http = fakeHttp().on('post', /archive/, { status: 400, body: { notField: ['Not today'] } });
  renderDeals(<DealMenu deal={buildDeal()} />, { http });
  await press('Actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the archive' }));
  expect(await screen.findByText('Not today')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a reason that was typed is kept, with the notice above it', async () => {
  const http = fakeHttp()
    .on('get', paths.deal(7), { body: buildDeal() })
    .on('post', /decline/, conflict('loi.not_open'));
  renderDeals(<ModalOpener name="loi-decline" props={{ dealId: 7, letter: buildLetter() }} />, { http });
  await press('open');
  const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });
  expect(document.activeElement).toBe(reason);
  await pasteInto(reason, 'Too low, by far');
  await press('Decline the letter');
  expect(await screen.findByText(/no longer waits for an answer.*What you entered stays here/)).toBeTruthy();
  expect(reason.value).toBe('Too low, by far');
});
