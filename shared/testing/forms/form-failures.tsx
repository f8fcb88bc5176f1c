import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ERRORS, type ErrorCode } from '../../contract/index.ts';
import { type FakeHttp, type FakeReply, fakeHttp } from '../page/fake-http.ts';
import { renderWithPlatform } from '../page/render-with-platform.tsx';
import { inSuite } from '../suite.ts';
import { pasteInto } from './paste-into.ts';

/** The ways in which submitting a form can fail. */
type FormFailure = '401' | '409' | '429' | '500' | 'api down' | 'timeout' | 'offline';

/** A form, and its call. */
export interface FormCase {
  form: ReactNode;
  method: 'post' | 'patch' | 'delete';
  path: string;
  /** The texts to paste, by the label of the field. */
  input: [label: RegExp, text: string][];
  /** A field that the server refuses: its name in the body, and its label. */
  refused: [field: string, label: RegExp];
  /** Texts of the form in place of the server's, by code. */
  texts?: Partial<Record<'401' | '409' | '429', [code: ErrorCode, text: RegExp]>>;
}

const refusedBy = (code: ErrorCode, detail: string): FakeReply => ({
  status: ERRORS[code].status,
  body: { detail, code },
});
const EVERY: Record<FormFailure, [answer: FakeReply, text: RegExp]> = {
  '401': [refusedBy('auth.required', 'Sign in first'), /Sign in first/],
  '409': [refusedBy('opportunity.sold', 'Not as things stand'), /Not as things stand/],
  '429': [refusedBy('request.too_many', 'Wait a minute'), /Wait a minute/],
  '500': [refusedBy('server.failed', 'Something went wrong'), /Something went wrong/],
  'api down': [{ status: 503, body: '' }, /network error/i],
  timeout: [{ failure: 'timeout' }, /timeout/i],
  offline: [{ failure: 'network' }, /network error/i],
};
// Of errors without an answer a form sees only the text, which `error-text.test.ts` holds.
const { 'api down': _away, timeout: _late, ...USUAL } = EVERY;
const FAILURES = inSuite<Partial<typeof EVERY>>({ test: USUAL, long: EVERY });

// Not `userEvent.click`, whose pointer events take three times as long.
const submit = () => fireEvent.click(document.querySelector('button[type="submit"]') as Element);
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

function expectKept(typed: [field: HTMLInputElement, text: string][]) {
  for (const [field, text] of typed) {
    expect([field.name, withoutSpaces(field.value)]).toEqual([field.name, withoutSpaces(text)]);
    expect(field).toBeVisible();
    expect(field).toBeEnabled();
  }
}

/**
 * Declares, for each form, the test that it handles every failure: a refused field gets its error and the focus; other
 * errors are shown in the form; nothing typed is lost; submitting again works; a slow submit is sent once. `server`
 * responds to the other calls of the forms.
 */
export function testFormFailures(forms: Record<string, FormCase>, server: () => FakeHttp = fakeHttp): void {
  test.each(Object.entries(forms))('%s handles every failure of the server', async (_name, kind) => {
    const { method, path, input, refused, texts } = kind;
    const http = server();
    const sent = () => http.calls.filter((call) => call.method === method && call.path === path).length;
    // Without a session a 401 reaches the form, instead of ending the session.
    renderWithPlatform(kind.form, { http });
    // Fields are found once: in a long form, finding one by its label takes longer than the rest of the test.
    const typed: [HTMLInputElement, string][] = [];
    for (const [label, text] of input) {
      const field = await screen.findByLabelText<HTMLInputElement>(label);
      await pasteInto(field, text);
      typed.push([field, text]);
    }

    const [field, label] = refused;
    const refusedField = screen.getByLabelText(label);
    http.on(method, path, { status: 400, body: { [field]: ['Not like that'] } });
    submit();
    await waitFor(() => expect(refusedField).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(refusedField).toHaveFocus());
    expectKept(typed);

    const ofForm = Object.entries(texts ?? {}).map(
      ([failure, [code, text]]) => [failure, [refusedBy(code, '-'), text]] as const,
    );
    for (const [failure, [response, text]] of Object.entries({
      ...FAILURES,
      ...Object.fromEntries(ofForm),
    })) {
      http.on(method, path, response);
      const before = sent();
      submit();
      await waitFor(() => expect([failure, sent()]).toEqual([failure, before + 1]));
      await waitFor(() => expect(document.body).toHaveTextContent(text));
      expectKept(typed);
    }

    let response = (_reply: FakeReply) => undefined as unknown;
    http.on(method, path, () => new Promise((resolve) => (response = resolve)));
    const before = sent();
    submit();
    submit();
    await waitFor(() => expect(sent()).toBe(before + 1));
    act(() => void response({ status: 400, body: { notField: ['Late, and all the same no'] } }));
    await waitFor(() => expect(document.body).toHaveTextContent('Late, and all the same no'));
    expect(sent()).toBe(before + 1);
    expectKept(typed);
  });
}
