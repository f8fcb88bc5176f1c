import { createReplay, notRecorded } from './create-replay.ts';
import type { RecordedEntry } from './recording.ts';

const call = (name: string, body: unknown, more: object = {}): RecordedEntry => ({
  call: name,
  user: 1,
  status: 200,
  body,
  ...more,
});
const message = (id: number, user = 1): RecordedEntry => ({ message: { id }, user });
const get = (path: string, user: number | null = 1) => ({ method: 'GET', path, user });

test('a page may be reloaded: what reads is answered as it was at this step of the session', () => {
  const replay = createReplay({
    entries: [
      call('GET /api/deals/1/', 'open'),
      call('POST /api/deals/1/accept/', 'done', { request: { note: 'yes' } }),
      call('GET /api/deals/1/', 'accepted'),
    ],
  });
  const read = () => replay.answer(get('/api/deals/1/'))?.body;
  expect([read(), read()]).toEqual(['open', 'open']);
  const accept = { method: 'post', path: '/api/deals/1/accept/', user: 1 };
  expect(replay.answer({ ...accept, body: { note: 'no' } })).toBeUndefined();
  expect(replay.answer({ ...accept, body: { note: 'yes' } })?.body).toBe('done');
  expect([read(), read()]).toEqual(['accepted', 'accepted']);
});

test('parameters may come in another order; another value, method or user is another call', () => {
  const replay = createReplay({ entries: [call('GET /api/deals/?page=2&order=name', 'second')] });
  expect(replay.answer(get('/api/deals/?order=name&page=2'))?.body).toBe('second');
  expect(replay.answer({ method: 'get', path: '/api/deals/?order=name&page=2' })?.body).toBe('second');
  expect(replay.answer(get('/api/deals/?order=name&page=3'))).toBeUndefined();
  expect(replay.answer(get('/api/deals/?order=name&page=2', 2))).toBeUndefined();
  expect(replay.answer({ ...get('/api/deals/?order=name&page=2'), method: 'DELETE' })).toBeUndefined();
});

test('any password matches: none is recorded', () => {
  const signIn = call('POST /api/get_token/', 'tokens', { user: null, request: { password: '[redacted]' } });
  const replay = createReplay({ entries: [signIn] });
  const request = { method: 'POST', path: '/api/get_token/', user: null, body: { password: 'Secret1' } };
  expect(replay.answer(request)?.body).toBe('tokens');
});

test('a message is delivered once, to its user, after what was asked before it', () => {
  const replay = createReplay({
    entries: [
      call('GET /api/deals/', 'one deal'),
      message(1),
      call('GET /api/deals/', 'two deals'),
      message(2, 2),
      call('POST /api/deals/1/accept/', 'done'),
      message(3),
    ],
  });
  expect(replay.takeMessages(1)).toEqual([]);
  expect(replay.answer(get('/api/deals/'))?.body).toBe('one deal');
  expect(replay.takeMessages(1)).toEqual([{ id: 1 }]);
  expect(replay.takeMessages(1)).toEqual([]);
  expect(replay.takeMessages(2)).toEqual([]);
  expect(replay.answer(get('/api/deals/'))?.body).toBe('two deals');
  expect(replay.takeMessages(1)).toEqual([]);
  expect(replay.takeMessages(2)).toEqual([{ id: 2 }]);
  replay.answer({ method: 'POST', path: '/api/deals/1/accept/', user: 1 });
  expect(replay.takeMessages()).toEqual([{ id: 3 }]);
});

test('a message waits until all was read as often as before it, or nothing more is asked', () => {
  const entries = [
    call('GET /api/deals/', 'first'),
    call('GET /api/people/', 'person'),
    call('GET /api/deals/', 'again'),
    message(1),
  ];
  const replay = createReplay({ entries });
  expect(replay.takeMessages(1, true)).toEqual([]);
  replay.answer(get('/api/deals/'));
  replay.answer(get('/api/people/'));
  expect(replay.takeMessages(1)).toEqual([]);
  replay.answer(get('/api/deals/'));
  expect(replay.takeMessages(1)).toEqual([{ id: 1 }]);
  const other = createReplay({ entries });
  other.answer(get('/api/people/'));
  expect(other.takeMessages(1)).toEqual([]);
  expect(other.takeMessages(1, true)).toEqual([{ id: 1 }]);
});

test('each socket is told first that it is ready, as at this step', () => {
  const ready = (unread: number): RecordedEntry => ({
    message: { cursor: 1, unread_count: unread },
    user: 1,
  });
  const change = call('POST /api/notifications/read/', 'done');
  const replay = createReplay({ entries: [ready(2), change, ready(0)] });
  expect(replay.greeting(1)).toMatchObject({ unread_count: 2 });
  expect(replay.greeting(1)).toMatchObject({ unread_count: 2 });
  expect(replay.takeMessages()).toEqual([]);
  replay.answer({ method: 'POST', path: '/api/notifications/read/', user: 1 });
  expect(replay.greeting(1)).toMatchObject({ unread_count: 0 });
  expect(replay.greeting(8)).toEqual({ cursor: 0, unread_count: 0 });
});

test('the error names the call, its user and its body, without secrets', () => {
  const text = notRecorded({
    method: 'post',
    path: '/api/a/?token=x',
    user: 3,
    body: { b: 1, password: 'p' },
  });
  expect(text).toBe(
    'Not recorded: POST /api/a/?token=%5Bredacted%5D, as user 3, with the body {"b":1,"password":"[redacted]"}',
  );
  expect(notRecorded(get('/api/a/', null))).toBe('Not recorded: GET /api/a/, signed out');
});
