import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ERRORS, type ErrorCode } from '../contract/index.ts';
import { type FakeHttp, type FakeReply, fakeHttp } from './fake-http.ts';
import { pasteInto } from './paste-into.ts';
import { renderWithPlatform } from './render-with-platform.tsx';

/** Every way in which sending a form fails; `slow` is no failure, and must not become two. */
type FormFailure = '401' | '409' | '429' | '500' | 'api away' | 'timeout' | 'offline';

/** A form, and the one call that it sends. */
export interface FormCase {
  form: ReactNode;
  method: 'post' | 'patch' | 'delete';
  path: string;
  /** What is pasted into it, by the label of the field. */
  input: [label: RegExp, text: string][];
  /** A field that the server may refuse: its name on the wire, and its label. */
  refused: [field: string, label: RegExp];
  /** Where the form says it better than the server does: by which code, and what. */
  words?: Partial<Record<'401' | '409' | '429', [code: ErrorCode, text: RegExp]>>;
}

const refusedBy = (code: ErrorCode, detail: string): FakeReply => ({
  status: ERRORS[code].status,
  body: { detail, code },
});
const FAILURES: Record<FormFailure, [answer: FakeReply, text: RegExp]> = {
  '401': [refusedBy('auth.required', 'Sign in first'), /Sign in first/],
  '409': [refusedBy('opportunity.sold', 'Not as things stand'), /Not as things stand/],
  '429': [refusedBy('request.too_many', 'Wait a minute'), /Wait a minute/],
  '500': [refusedBy('server.failed', 'Something went wrong'), /Something went wrong/],
  'api away': [{ status: 503, body: '' }, /network error/i],
  timeout: [{ failure: 'timeout' }, /timeout/i],
  offline: [{ failure: 'network' }, /network error/i],
};

// The click alone: with all that a pointer does before it, a form of this test takes three times as long.
const submit = () => fireEvent.click(document.querySelector('button[type="submit"]') as Element);
const bare = (text: string) => text.replaceAll(/\s/g, '');

async function expectKept(input: FormCase['input']) {
  for (const [label, text] of input) {
    const field = (await screen.findByLabelText(label)) as HTMLInputElement;
    expect([label, bare(field.value)]).toEqual([label, bare(text)]);
    expect(field).toBeEnabled();
  }
}

/**
 * Declares, for each form, the test that it stands every failure of the server: what is refused stands at its field, with the
 * focus; all else is told in the form; nothing typed is lost; sending again works, and what is slow is sent once. `server`
 * answers what the forms read besides.
 */
export function testFormFailures(forms: Record<string, FormCase>, server: () => FakeHttp = fakeHttp): void {
  test.each(Object.entries(forms))('%s stands every failure of the server', async (_name, kind) => {
    const { method, path, input, refused, words } = kind;
    const http = server();
    const sent = () => http.calls.filter((call) => call.method === method && call.path === path).length;
    // Nobody is signed in: a 401 is then the answer itself, and not the end of a session.
    renderWithPlatform(kind.form, { http });
    for (const [label, text] of input) {
      await pasteInto(await screen.findByLabelText(label), text);
    }

    const [field, label] = refused;
    http.on(method, path, { status: 400, body: { [field]: ['Not like that'] } });
    submit();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    await expectKept(input);

    const ofForm = Object.entries(words ?? {}).map(
      ([failure, [code, text]]) => [failure, [refusedBy(code, '-'), text]] as const,
    );
    for (const [failure, [answer, text]] of Object.entries({ ...FAILURES, ...Object.fromEntries(ofForm) })) {
      http.on(method, path, answer);
      const before = sent();
      submit();
      await waitFor(() => expect([failure, sent()]).toEqual([failure, before + 1]));
      await waitFor(() => expect(document.body).toHaveTextContent(text));
      await expectKept(input);
    }

    let answer = (_reply: FakeReply) => undefined as unknown;
    http.on(method, path, () => new Promise((resolve) => (answer = resolve)));
    const before = sent();
    submit();
    submit();
    await waitFor(() => expect(sent()).toBe(before + 1));
    act(() => void answer({ status: 400, body: { notField: ['Late, and all the same no'] } }));
    await waitFor(() => expect(document.body).toHaveTextContent('Late, and all the same no'));
    expect(sent()).toBe(before + 1);
    await expectKept(input);
  });
}
