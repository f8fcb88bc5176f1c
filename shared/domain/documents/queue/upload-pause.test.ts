import { HttpError, type UploadOptions } from '../../../kernel/http/index.ts';
import { createStore } from '../../../kernel/store/index.ts';
import { flushTasks } from '../../../testing/page/flush-tasks.ts';
import { createUploadQueue } from './upload-queue.ts';

function setUp(pausesOffline = true) {
  const store = createStore();
  const sent: { name: string; done: () => void; fail: (error: unknown) => void; signal?: AbortSignal }[] = [];
  const queue = createUploadQueue({ store, limit: 20, pausesOffline, check: () => undefined });
  queue.start(
    ({ name }: File, { signal }: UploadOptions) =>
      new Promise<void>((done, fail) => {
        sent.push({ name, done, fail, ...(signal && { signal }) });
      }),
  );
  queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => new File(['four'], name)));
  return {
    ...{ queue, sent },
    isPaused: () => store.get(queue.isPausedAtom),
    tally: () => store.get(queue.tallyAtom),
    states: () => queue.items().map(({ file, state }) => `${file.name} ${state}`),
    names: () => sent.map(({ name }) => name).join(''),
  };
}
const offline = new HttpError({ kind: 'network' });

test('a pause lets what is being sent end, and sends nothing more until it is over', async () => {
  const { queue, sent, states, names, tally } = setUp();
  queue.pause();
  sent[0]?.done();
  await flushTasks();
  expect(sent.every(({ signal }) => !signal?.aborted)).toBe(true);
  expect(states()).toEqual(['b sending', 'c sending', 'd waiting', 'e waiting']);
  expect(tally()).toEqual({ files: 5, stored: 1, bytes: 20, storedBytes: 4 });
  queue.resume();
  expect(names()).toBe('abcd');
});

test('without a connection the others wait, and go on with what was not sent', async () => {
  const { queue, sent, states, isPaused, names } = setUp();
  sent[1]?.fail(offline);
  await flushTasks();
  expect(isPaused()).toBe(true);
  expect(states()).toEqual(['a sending', 'b stopped', 'c sending', 'd waiting', 'e waiting']);
  queue.resume();
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting']);
  expect(names()).toBe('abcb');
});

test('who tries a file again ends the pause', async () => {
  const { queue, sent, states, isPaused } = setUp();
  for (const { fail } of sent) fail(offline);
  await flushTasks();
  expect(states()).toEqual(['a stopped', 'b stopped', 'c stopped', 'd waiting', 'e waiting']);
  queue.retry(queue.items()[1]?.id ?? 0);
  expect(isPaused()).toBe(false);
  expect(states()).toEqual(['a stopped', 'b sending', 'c stopped', 'd sending', 'e sending']);
});

test('a file that is refused holds back no other, and is not sent again by going on', async () => {
  const { queue, sent, states, isPaused } = setUp();
  sent[0]?.fail(
    new HttpError({ kind: 'response', status: 400, body: { detail: '', code: 'file.has_macros' } }),
  );
  await flushTasks();
  expect(isPaused()).toBe(false);
  queue.pause();
  queue.resume();
  expect(states()).toEqual(['a stopped', 'b sending', 'c sending', 'd sending', 'e waiting']);
});

test('in the save of a record nothing pauses by itself: the save ends, and tells what is missing', async () => {
  const { queue, sent, isPaused } = setUp(false);
  const settled = queue.settled();
  for (let at = 0; at < 5; at += 1) {
    sent[at]?.fail(offline);
    await flushTasks();
  }
  expect(isPaused()).toBe(false);
  expect(await settled).toHaveLength(5);
});

test('files that are taken out do not count; a new drop is counted from the beginning', async () => {
  const { queue, sent, tally } = setUp();
  queue.remove(queue.items()[4]?.id ?? 0);
  expect(tally().files).toBe(4);
  for (let at = 0; at < 4; at += 1) {
    sent[at]?.done();
    await flushTasks();
  }
  expect(tally()).toMatchObject({ files: 4, stored: 4 });
  queue.add([new File(['x'], 'f')]);
  expect(tally()).toMatchObject({ files: 1, stored: 0 });
});
