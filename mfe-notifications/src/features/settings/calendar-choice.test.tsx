import type { CalendarAddress } from '@handover/shared/contract';
import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { CalendarChoice } from './calendar-choice.tsx';

const { calendar } = en.settings;
const URL = '/api/calendar_address/';
const NONE: CalendarAddress = { address: null, created_at: null };
const addressOf = (number: number) => `https://handover.test/api/calendar/${number}.ics`;

/** A server that makes an address, and another one whenever it is asked again. */
function fakeServer(now: CalendarAddress = NONE) {
  let state = now;
  let made = 0;
  return fakeHttp()
    .on('get', URL, () => ({ body: state }))
    .on('post', URL, () => {
      made += 1;
      state = { address: addressOf(made), created_at: '2026-11-30T20:00:00.000Z' };
      return { status: 201, body: state };
    })
    .on('delete', URL, () => {
      state = NONE;
      return { status: 204 };
    });
}
function show(http = fakeServer()) {
  renderWithPlatform(<CalendarChoice />, { http, signedIn: true, resources: { en: { notifications: en } } });
  return http;
}
const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: calendar.label });
/** Answers the question that a button asks. */
const agree = async (title: string, action: string) => {
  const dialog = await screen.findByRole('dialog', { name: title });
  await userEvent.click(within(dialog).getByRole('button', { name: action }));
};
const changes = ({ calls }: ReturnType<typeof fakeServer>) =>
  calls.map(({ method }) => method).filter((method) => method !== 'get');
const given = { address: addressOf(0), created_at: '2026-11-30T20:00:00.000Z' };

test('an address is made, gets the focus, and is copied', async () => {
  const user = userEvent.setup();
  show();
  await user.click(await button(calendar.make));
  expect((await field()).value).toBe(addressOf(1));
  expect(document.activeElement).toBe(await field());
  await user.click(await button(calendar.copy));
  await screen.findByText(calendar.copied);
  expect(await navigator.clipboard.readText()).toBe(addressOf(1));
});

test('where the browser does not let it be copied, it is selected', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show(fakeServer(given));
  await user.click(await button(calendar.copy));
  await screen.findByText(calendar.notCopied);
  const { selectionStart, selectionEnd, value } = await field();
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

test('another one is made once that was asked', async () => {
  const http = show(fakeServer(given));
  await userEvent.click(await button(calendar.renew));
  expect(changes(http)).toEqual([]);
  await agree(calendar.renewTitle, calendar.renew);
  await screen.findByText(calendar.renewed);
  expect((await field()).value).toBe(addressOf(1));
  expect(changes(http)).toEqual(['post']);
});

test('switched off once that was asked: the address is gone, and one can be made again', async () => {
  const http = show(fakeServer(given));
  await userEvent.click(await button(calendar.remove));
  expect(changes(http)).toEqual([]);
  await agree(calendar.removeTitle, calendar.remove);
  await button(calendar.make);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(changes(http)).toEqual(['delete']);
});

test('nothing changes where the question is refused, or the call fails', async () => {
  const http = show(fakeServer(given));
  for (const name of [calendar.renew, calendar.remove]) {
    await userEvent.click(await button(name));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(changes(http)).toEqual([]);
  http.on('delete', URL, { status: 500, body: { detail: 'Not today' } });
  await userEvent.click(await button(calendar.remove));
  await agree(calendar.removeTitle, calendar.remove);
  await waitFor(() => expect(changes(http)).toEqual(['delete']));
  expect((await field()).value).toBe(given.address);
});

test('an address that can’t be loaded is loaded again', async () => {
  const http = fakeServer(given).on('get', URL, { status: 500, body: {} });
  show(http);
  await screen.findByText(calendar.failed);
  http.on('get', URL, { body: given });
  await userEvent.click(screen.getByRole('button', { name: 'loadAgain' }));
  expect((await field()).value).toBe(given.address);
});
