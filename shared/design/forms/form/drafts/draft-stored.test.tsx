import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AnyObjectSchema, number, object, string } from 'yup';
import { DAY_MS } from '../../../../contract/limits.ts';
import { renderWithPlatform } from '../../../../testing/index.ts';
import {
  city,
  readDraft,
  Sample,
  schema,
  slot,
  typeCity,
  useDraftClock,
  wait,
} from '../testing/draft-form.tsx';
import { NO_DRAFT } from './draft-rules.ts';
import * as store from './draft-store.ts';

useDraftClock();

test('typing without a pause loses at most two seconds', async () => {
  renderWithPlatform(<Sample />);
  for (let index = 1; index <= 30; index++) {
    typeCity('a'.repeat(index));
    await wait(100);
    if (index >= 20) expect(String(readDraft()?.values.city).length).toBeGreaterThan(index - 20);
  }
});

test.each([
  ['pagehide', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
  [
    'a hidden page',
    () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    },
  ],
])('%s writes the draft at once', async (_, leave) => {
  renderWithPlatform(<Sample />);
  typeCity('Lyon');
  await wait(0);
  expect(readDraft()).toBeUndefined();
  leave();
  expect(readDraft()?.values).toEqual({ city: 'Lyon' });
});

test('where the browser stores nothing, that is said', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  renderWithPlatform(<Sample />);
  typeCity('Lyon');
  await wait(600);
  expect(screen.getByText('draftRefused')).toBeVisible();
  full.mockRestore();
  typeCity('Lyons');
  await wait(600);
  expect(screen.queryByText('draftRefused')).toBeNull();
});

test.each<[string, AnyObjectSchema, number, boolean]>([
  ['of another shape', object({ street: string() }), 0, false],
  ['of a form that has one field more by now', schema.shape({ street: string() }), 0, true],
  ['with a field of another kind', object({ city: number(), password: string() }), 0, false],
  ['of 29 days ago', schema, 29, true],
  ['of 30 days ago', schema, 30, false],
])('a draft %s', async (_, shape, days, offered) => {
  const { unmount } = renderWithPlatform(<Sample />);
  typeCity('Lyon');
  await wait(600);
  unmount();
  jest.setSystemTime(Date.now() + days * DAY_MS);
  renderWithPlatform(<Sample shape={shape} />);
  expect(city().value).toBe(offered ? 'Lyon' : '');
});

test.each(['nonsense', 'null', '[]', '{"values":3}', '{"city":"Lyon"}'])(
  'what is no draft is not taken up: %s',
  (text) => {
    slot.write(text);
    renderWithPlatform(<Sample />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

test('a form that was submitted, or has its initial values again, leaves no draft', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderWithPlatform(<Sample />);
  typeCity('Lyon');
  await wait(600);
  typeCity('');
  await wait(600);
  expect(readDraft()).toBeUndefined();
  typeCity('Paris');
  await user.click(screen.getByRole('button', { name: 'Save it' }));
  await wait(2000);
  expect(readDraft()).toBeUndefined();
});

test('the draft is kept if the submission fails', async () => {
  const { unmount } = renderWithPlatform(<Sample refused />);
  typeCity('Lyon');
  await wait(600);
  fireEvent.click(screen.getByRole('button', { name: 'Save it' }));
  await wait(2000);
  unmount();
  expect(readDraft()?.values.city).toBe('Lyon');
});

test('files are not kept, neither one nor a list of them: what JSON makes of them is none', () => {
  const file = new File(['%PDF-1.7'], 'lease.pdf');
  const values = { city: 'Lyon', file, files: [file], others: [] };
  store.writeDraft(slot, {
    ...NO_DRAFT,
    current: { at: Date.now(), values, base: {}, kinds: {}, files: [] },
  });
  expect(store.readDraft(slot, {}).current?.values).toEqual({ city: 'Lyon', others: [] });
});
