import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { paths } from '../../../../contract/index.ts';
import { usePlatform } from '../../../../kernel/platform/index.ts';
import { createTestPlatform, fakeHttp, renderWithPlatform } from '../../../../testing/index.ts';
import { FormProvider, useServerErrors } from '../../index.ts';
import { useAppForm } from '../use-app-form.ts';
import { DraftNotice } from './draft-notice.tsx';

/** An access token of this person. */
const tokensOf = (person: string) => ({
  access: `x.${btoa(JSON.stringify({ sub: person }))}.y`,
  refresh: `refresh of ${person}`,
});
const startedFor = (person: string) => {
  const http = fakeHttp()
    .on('post', '/notes/', { status: 401 })
    .on('post', paths.refreshToken, { status: 401 });
  const platform = createTestPlatform({ http });
  platform.start();
  platform.session.signIn(tokensOf(person));
  return platform;
};
type Started = ReturnType<typeof startedFor>;

/** Sends to a server that has ended the session. */
function SendingForm() {
  const { http } = usePlatform();
  const form = useAppForm({
    schema: object({ note: string() }),
    defaultValues: { note: '' },
    draftKey: 'offer',
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit((values) => http.post('/notes/', values).catch(showErrors));
  return (
    <form onSubmit={send}>
      <input aria-label="note" {...form.register('note')} />
      <button type="submit">send</button>
    </form>
  );
}

function Form({ leadsOn }: { leadsOn: () => void }) {
  const form = useAppForm({
    schema: object({ note: string() }),
    defaultValues: { note: '' },
    draftKey: 'offer',
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(async () => leadsOn())}>
        <input aria-label="note" {...form.register('note')} />
        <button type="submit">send</button>
        <DraftNotice />
      </form>
    </FormProvider>
  );
}
function FormPage() {
  const [sent, setSent] = useState(false);
  return sent ? <p>sent</p> : <Form leadsOn={() => setSent(true)} />;
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('note'), { target: { value: text } });
/** Opens the form again, as after a reload: what it has. */
function offered(platform: Started) {
  const { unmount } = renderWithPlatform(<FormPage />, { platform });
  const note = screen.getByLabelText<HTMLInputElement>('note').value;
  unmount();
  return note || undefined;
}

beforeEach(() => localStorage.clear());

test('after an expired session the draft is restored, up to the last key', () => {
  const platform = startedFor('1');
  const { unmount } = renderWithPlatform(<FormPage />, { platform });
  type('Eleven bakeries');
  act(() => platform.session.expire());
  unmount();
  platform.session.signIn(tokensOf('1'));
  expect(offered(platform)).toBe('Eleven bakeries');
});

test('what was sent when the session had ended elsewhere is restored', async () => {
  const platform = startedFor('1');
  const { unmount } = renderWithPlatform(<SendingForm />, { platform });
  type('Eleven bakeries');
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(platform.session.isSignedIn()).toBe(false));
  await act(async () => undefined);
  unmount();
  platform.session.signIn(tokensOf('1'));
  expect(offered(platform)).toBe('Eleven bakeries');
});

test('it is not shown to another user, and is removed from the browser', () => {
  const platform = startedFor('1');
  const { unmount } = renderWithPlatform(<FormPage />, { platform });
  type('Eleven bakeries');
  act(() => platform.session.expire());
  unmount();
  expect(offered(platform)).toBeUndefined();
  platform.session.signIn(tokensOf('2'));
  expect(offered(platform)).toBeUndefined();
  expect(JSON.stringify(localStorage)).not.toContain('bakeries');
});

test('signing out removes it, including input that was not written yet', () => {
  const platform = startedFor('1');
  const { unmount } = renderWithPlatform(<FormPage />, { platform });
  type('Eleven');
  unmount();
  expect(JSON.stringify(localStorage)).toContain('Eleven');
  const again = renderWithPlatform(<FormPage />, { platform });
  type('Eleven bakeries');
  act(() => platform.session.signOut());
  again.unmount();
  expect(JSON.stringify(localStorage)).not.toContain('Eleven');
  platform.session.signIn(tokensOf('1'));
  expect(offered(platform)).toBeUndefined();
});

test('a submitted form leaves no draft, even if it unmounts before its state changes', async () => {
  const platform = startedFor('1');
  const { unmount } = renderWithPlatform(<FormPage />, { platform });
  type('Eleven bakeries');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(JSON.stringify(localStorage)).toContain('Eleven');
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  expect(await screen.findByText('sent')).toBeVisible();
  await act(async () => undefined);
  unmount();
  expect(offered(platform)).toBeUndefined();
});

test('full or disabled storage breaks nothing', () => {
  const platform = startedFor('1');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const { unmount } = renderWithPlatform(<FormPage />, { platform });
  type('Eleven bakeries');
  unmount();
  full.mockRestore();
  expect(offered(platform)).toBeUndefined();
});
