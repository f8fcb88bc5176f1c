/** @jest-environment jsdom */
import { RemoteError } from '@handover/shared/federation';
import { failures, reportFailure } from './report-failure.ts';

const error = new RemoteError('HR-201', 'mfe-deals', { version: '1.0.0-d', detail: 'no file' });
const send = jest.fn(async (_url: string, _init: { body: string }) => new Response());
Object.assign(globalThis, { fetch: send });
const { dataset } = document.documentElement;
const now = 1_800_000_000_000;
jest.spyOn(Date, 'now').mockReturnValue(now);

test.each([
  ['of a page that stays', undefined, 1],
  ['just after the page began to be left', 100, 0],
  ['of a page that was to be left, and has stayed', 1000, 1],
])('a failure %s', (_when, since, reports) => {
  delete dataset.left;
  if (since) dataset.left = String(now - since);
  send.mockClear();
  failures.length = 0;
  reportFailure(error);
  expect([send.mock.calls.length, failures.length]).toEqual([reports, reports]);
});

test('the stack of what was thrown is sent, once', () => {
  send.mockClear();
  const cause = Object.assign(new Error('broken'), { stack: 'Error: broken\n    at run (/r/x.js:1:2)' });
  const bodyOf = (detail: string) => {
    reportFailure(new RemoteError('HR-901', 'mfe-deals', { detail, cause }));
    const { cause: about, stack } = JSON.parse(send.mock.lastCall?.[1].body ?? '');
    return [about, stack];
  };
  expect(bodyOf('page/list: Error: broken')).toEqual(['page/list: Error: broken', cause.stack]);
  expect(bodyOf(`Error: broken\n${cause.stack}`)).toEqual(['Error: broken\n', cause.stack]);
});
