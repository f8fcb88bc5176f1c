import { HttpError, type UploadOptions } from '../../../kernel/http/index.ts';
import { createStore } from '../../../kernel/store/index.ts';
import { flushTasks } from '../../../testing/page/flush-tasks.ts';
import { createUploadQueue, type UploadEnd, type UploadPlace } from './upload-queue.ts';

const file = (name: string) => new File(['x'], name);

interface Sent extends UploadOptions {
  name: string;
  done: () => void;
  fail: (error: unknown) => void;
}

function setUp(limit = 20) {
  const sent: Sent[] = [];
  const ends: [name: string, end: UploadEnd][] = [];
  const queue = createUploadQueue({
    store: createStore(),
    limit,
    check: ({ name }, others) =>
      others.some((other) => other.name === name) ? { key: 'double', action: 'anyway' } : undefined,
    onEnd: (item, end) => ends.push([item.file.name, end]),
  });
  const send = ({ name }: File, options: UploadOptions) =>
    new Promise<void>((done, fail) => {
      sent.push({ name, ...options, done, fail });
      options.signal?.addEventListener('abort', () => fail(new HttpError({ kind: 'aborted' })));
    });
  const states = () => queue.items().map((item) => [item.file.name, item.state]);
  const idOf = (name: string) => queue.items().find((item) => item.file.name === name)?.id ?? 0;
  return { queue, send, sent, ends, states, idOf };
}

test('three uploads run at once; the next starts when one has ended', async () => {
  const { queue, send, sent, states, ends } = setUp();
  queue.start(send);
  queue.add(['a', 'b', 'c', 'd'].map(file));
  expect(states().map(([, state]) => state)).toEqual(['sending', 'sending', 'sending', 'waiting']);
  sent[1]?.done();
  await flushTasks();
  expect(states()).toEqual([
    ['a', 'sending'],
    ['c', 'sending'],
    ['d', 'sending'],
  ]);
  expect(ends).toEqual([['b', 'stored']]);
});

test('each file has its own progress', () => {
  const { queue, send, sent } = setUp();
  queue.start(send);
  queue.add(['a', 'b'].map(file));
  sent[0]?.onProgress?.(0.4);
  expect(queue.items().map(({ progress }) => progress)).toEqual([0.4, 0]);
});

test('a cancelled upload is aborted and removed; later events are ignored', async () => {
  const { queue, send, sent, ends, idOf } = setUp();
  queue.start(send);
  queue.add(['a', 'b'].map(file));
  queue.remove(idOf('a'));
  expect(sent[0]?.signal?.aborted).toBe(true);
  sent[0]?.onProgress?.(0.9);
  await flushTasks();
  expect(queue.items().map((item) => item.file.name)).toEqual(['b']);
  expect(ends).toEqual([['a', 'cancelled']]);
});

test('only failed uploads are repeated', async () => {
  const { queue, send, sent, states, idOf } = setUp();
  queue.start(send);
  queue.add(['a', 'b'].map(file));
  sent[0]?.fail(new HttpError({ kind: 'network' }));
  sent[1]?.done();
  await flushTasks();
  expect(queue.items()[0]?.problem).toEqual({ key: 'network', action: 'again' });
  queue.retry(idOf('a'));
  expect(states()).toEqual([['a', 'sending']]);
  expect(queue.items()[0]?.problem).toBeUndefined();
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'a']);
});

test('a file that fails the check is not uploaded, unless the user ignores a warning', () => {
  const { queue, send, sent } = setUp();
  queue.start(send);
  queue.add([file('a'), file('a')]);
  expect(sent).toHaveLength(1);
  queue.retry(queue.items()[1]?.id ?? 0);
  expect(sent).toHaveLength(2);
});

test('files beyond the limit are left out, and counted', () => {
  const { queue } = setUp(2);
  expect(queue.add(['a', 'b', 'c', 'd'].map(file))).toBe(2);
  expect(queue.items()).toHaveLength(2);
});

test('files wait until start; settled resolves when all have ended', async () => {
  const { queue, send, sent } = setUp();
  queue.add(['a', 'b'].map(file));
  expect(sent).toHaveLength(0);
  queue.start(send);
  const told = jest.fn();
  void queue.settled().then(told);
  sent[0]?.done();
  await flushTasks();
  expect(told).not.toHaveBeenCalled();
  sent[1]?.fail(
    new HttpError({ kind: 'response', status: 415, body: { detail: '-', code: 'file.wrong_content' } }),
  );
  await flushTasks();
  expect(told.mock.calls[0]?.[0]).toMatchObject([{ state: 'stopped', problem: { key: 'content' } }]);
});

test('clear cancels everything, and starts nothing', async () => {
  const { queue, send, sent, ends } = setUp();
  queue.start(send);
  queue.add(['a', 'b', 'c', 'd'].map(file));
  queue.clear();
  await flushTasks();
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, true, true]);
  expect(queue.items()).toEqual([]);
  expect(ends).toEqual([]);
});

test('files of folders are sent with their place; a whole folder may be longer, and the same name lie in two', () => {
  const places: (UploadPlace | undefined)[] = [];
  const queue = createUploadQueue({
    store: createStore(),
    ...{ limit: 2, folderLimit: 4, concurrency: 9 },
    check: ({ name }, others) =>
      others.some((other) => other.name === name) ? { key: 'double', action: 'anyway' } : undefined,
  });
  queue.start(async (_file, _options, place) => {
    places.push(place);
  });
  const paths = ['Legal', 'Legal/Leases', 'Legal', undefined, undefined];
  const files = ['a', 'a', 'a', 'b', 'c'].map(file);
  expect(queue.add(files, (each) => ({ folderId: 7, path: paths[files.indexOf(each)] }))).toBe(1);
  expect(places).toEqual([
    { folderId: 7, path: 'Legal' },
    { folderId: 7, path: 'Legal/Leases' },
    { folderId: 7, path: undefined },
  ]);
  expect(queue.items().filter(({ problem }) => problem?.key === 'double')).toHaveLength(1);
});

test('without folders the shorter limit holds', () => {
  const { queue } = setUp(2);
  expect(queue.add(['a', 'b', 'c'].map(file), () => ({ folderId: 7 }))).toBe(1);
});
