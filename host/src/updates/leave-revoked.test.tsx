import { shownMessagesAtom } from '@handover/shared/messages';
import { KEPT_VALUES_KEY } from '@handover/shared/session';
import { createTestPlatform } from '@handover/shared/testing';
import updates from '../locales/en/updates.json' with { type: 'json' };
import { afterReload } from './leave-revoked.ts';

const LONG = 'A history of the company. '.repeat(20);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** A page after the reload, in which no form has taken what was entered before. */
async function arrange(writeText?: (text: string) => Promise<void>) {
  if (writeText) Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const platform = createTestPlatform({ resources: { en: { updates } } });
  const kept = [{ place: 'page', kinds: {}, values: { history: LONG, password: 'secret', teams: 3 } }];
  sessionStorage.setItem(KEPT_VALUES_KEY, JSON.stringify({ kept }));
  afterReload(platform, JSON.stringify({ typed: { texts: {} }, isPartly: true }));
  await jest.advanceTimersByTimeAsync(1000);
  const shown = () => platform.store.get(shownMessagesAtom);
  expect(shown().map(({ text }) => text)).toEqual([updates.leftPartly]);
  platform.messages.clear();
  await jest.advanceTimersByTimeAsync(10_000);
  return shown;
}

test('what no form has taken is shown in part, without passwords, and copied as a whole', async () => {
  const copied: string[] = [];
  const shown = await arrange(async (text) => void copied.push(text));
  const [lost] = shown();
  expect(lost?.text).toBe(`${updates.lost} ${LONG.slice(0, 200)}`);
  expect(lost?.choices?.map(({ label }) => label)).toEqual([updates.copy]);
  expect(sessionStorage.getItem(KEPT_VALUES_KEY)).toBeNull();
  lost?.choices?.[0]?.onChoose();
  await jest.advanceTimersByTimeAsync(0);
  expect(copied).toEqual([LONG]);
  expect(shown().at(-1)).toMatchObject({ variant: 'success', text: updates.copied });
});

test('where the browser does not copy, all of it is shown', async () => {
  const shown = await arrange();
  shown()[0]?.choices?.[0]?.onChoose();
  await jest.advanceTimersByTimeAsync(0);
  expect(shown().at(-1)?.text).toBe(`${updates.notCopied} ${LONG}`);
});
