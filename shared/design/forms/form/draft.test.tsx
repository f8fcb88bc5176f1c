import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { AnyObjectSchema } from 'yup';
import { DAY_MS } from '../../../contract/limits.ts';
import { PlatformProvider } from '../../../kernel/platform/index.ts';
import { createTestPlatform, renderWithPlatform } from '../../../testing/index.ts';
import { UiProvider } from '../../ui/index.ts';
import { DraftNotice, FormProvider, rules, SubmitButton, TextField, useAppForm, yup } from '../index.ts';
import { readDraft, writeDraft } from './draft-store.ts';

const KEY = 'sample';
const slot = createTestPlatform().drafts.of(KEY);
const schema = yup.object({ city: rules.text(), password: rules.text() });

function Sample({ shape = schema, refused = false }: { shape?: AnyObjectSchema; refused?: boolean }) {
  const form = useAppForm({ schema: shape, defaultValues: { city: '', password: '' }, draftKey: KEY });
  const send = () => refused && form.setError('root.server', { type: 'server', message: 'Try again later' });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(send)}>
        <DraftNotice draftKey={KEY} />
        <TextField name="city" label="City" />
        <TextField name="password" label="Password" />
        <SubmitButton>Save it</SubmitButton>
      </form>
    </FormProvider>
  );
}
const city = () => screen.getByLabelText<HTMLInputElement>('City');
const typeCity = (text: string) => fireEvent.change(city(), { target: { value: text } });
/** As the host does right before it mounts the page anew. */
const replacePage = () =>
  window.dispatchEvent(
    new CustomEvent('page-replaced', { detail: { reloads: false, kept: [], onLost: () => undefined } }),
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** As another tab of the same browser writes it. */
const writeElsewhere = (values: object) => {
  const kept = { ...readDraft(slot), at: Date.now(), values };
  localStorage.setItem(slot.key, JSON.stringify(kept));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: slot.key }));
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a page that is mounted anew under the hands of its user takes the draft up by itself, once', async () => {
  const first = renderWithPlatform(<Sample />);
  typeCity('Dole');
  replacePage();
  first.unmount();
  const second = renderWithPlatform(<Sample />);
  expect(city().value).toBe('Dole');
  expect(screen.queryByRole('status')).toBeNull();
  second.unmount();
  renderWithPlatform(<Sample />);
  expect(city().value).toBe('');
});

test('typing without a pause loses at most two seconds', async () => {
  renderWithPlatform(<Sample />);
  for (let index = 1; index <= 30; index++) {
    typeCity('a'.repeat(index));
    await wait(100);
    if (index >= 20) expect(String(readDraft(slot)?.values.city).length).toBeGreaterThan(index - 20);
  }
});

test.each([
  ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'a hidden page',
    () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('%s writes the draft at once', async (_, leave) => {
  renderWithPlatform(<Sample />);
  typeCity('Lyon');
  await wait(0);
  expect(readDraft(slot)).toBeUndefined();
  leave();
  expect(readDraft(slot)?.values).toEqual({ city: 'Lyon' });
});

test('it is offered, without secrets, and restored', async () => {
  const { unmount } = renderWithPlatform(<Sample />);
  typeCity('Lyon');
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Handover1' } });
  await wait(600);
  expect(localStorage.getItem(slot.key)).not.toContain('Handover1');
  unmount();
  renderWithPlatform(<Sample />);
  expect(city()).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: 'draftTake' }));
  expect(city()).toHaveValue('Lyon');
});

test('a form that the server has rendered is taken over as it is, and then offers it', async () => {
  const { unmount, platform } = renderWithPlatform(<Sample />);
  typeCity('Lyon');
  await wait(600);
  unmount();
  const page = (
    <PlatformProvider platform={platform}>
      <UiProvider testing>
        <Sample />
      </UiProvider>
    </PlatformProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(screen.queryByText('draftFound')).toBeNull();
  const onRecoverableError = jest.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  await wait(0);
  expect(screen.getByText('draftFound')).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test.each<[string, AnyObjectSchema, number, boolean]>([
  ['of another shape', yup.object({ street: rules.text() }), 0, false],
  ['with a field of another kind', yup.object({ city: yup.number(), password: rules.text() }), 0, false],
  ['of 29 days ago', schema, 29, true],
  ['of 30 days ago', schema, 30, false],
])('a draft %s', async (_, shape, days, offered) => {
  const { unmount } = renderWithPlatform(<Sample />);
  typeCity('Lyon');
  await wait(600);
  unmount();
  jest.setSystemTime(Date.now() + days * DAY_MS);
  renderWithPlatform(<Sample shape={shape} />);
  expect(screen.queryByText('draftFound') !== null).toBe(offered);
});

test.each(['nonsense', 'null', '[]', '{"values":3}', '{"city":"Lyon"}'])(
  'what is no draft is not offered: %s',
  (text) => {
    localStorage.setItem(slot.key, text);
    renderWithPlatform(<Sample />);
    expect(screen.queryByText('draftFound')).toBeNull();
  },
);

test('a form that was submitted, or has its initial values again, leaves no draft', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderWithPlatform(<Sample />);
  typeCity('Lyon');
  await wait(600);
  typeCity('');
  await wait(600);
  expect(readDraft(slot)).toBeUndefined();
  typeCity('Paris');
  await user.click(screen.getByRole('button', { name: 'Save it' }));
  await wait(2000);
  expect(readDraft(slot)).toBeUndefined();
});

test('the draft is kept if the submission fails', async () => {
  const { unmount } = renderWithPlatform(<Sample refused />);
  typeCity('Lyon');
  await wait(600);
  fireEvent.click(screen.getByRole('button', { name: 'Save it' }));
  await wait(2000);
  unmount();
  expect(readDraft(slot)?.values.city).toBe('Lyon');
});

test('of two tabs the newest draft wins, and the other tab shows a notice', async () => {
  renderWithPlatform(<Sample />);
  typeCity('Lyon');
  await wait(600);
  writeElsewhere({ city: 'Paris' });
  expect(screen.getByRole('status')).toHaveTextContent('draftElsewhere');
  fireEvent.click(screen.getByRole('button', { name: 'draftTakeOther' }));
  expect(city()).toHaveValue('Paris');
  const { at } = readDraft(slot) ?? {};
  await wait(2000);
  // Taken, not typed: the other tab is not told of its own words.
  expect(readDraft(slot)?.at).toBe(at);
  writeElsewhere({ city: 'Paris' });
  expect(screen.queryByRole('status')).toBeNull();
  typeCity('Nantes');
  await wait(600);
  expect(readDraft(slot)?.values.city).toBe('Nantes');
});

test('files are not kept, neither one nor a list of them: what JSON makes of them is none', () => {
  const file = new File(['%PDF-1.7'], 'lease.pdf');
  writeDraft(slot, '', { city: 'Lyon', file, files: [file], others: [] });
  expect(readDraft(slot)?.values).toEqual({ city: 'Lyon', others: [] });
});
