import type { ConnectSocket, Socket } from '../../kernel/events/index.ts';
import { type FakeHttp, fakeHttp } from '../page/fake-http.ts';
import { createReplay, notRecorded, QUIET_MS, SETTLE_MS } from './create-replay.ts';
import type { Recording } from './recording.ts';

/** The network of a test that replays a recording; see `replayRecording`. */
export interface ReplayedNetwork {
  http: FakeHttp;
  connectSocket: ConnectSocket;
}

/**
 * A fake server and a fake socket that replay a recording of `handover-alone --record`: `renderWithPlatform(<Page />, { ...replayRecording(recording),
 * signedIn: true })`. A call that was not recorded fails with an error that names it. `user`: only what was recorded for this one.
 */
export function replayRecording(
  recording: Recording,
  { user }: { user?: number | null } = {},
): ReplayedNetwork {
  const replay = createReplay(recording);
  const sockets = new Set<Socket>();
  let timers: ReturnType<typeof setTimeout>[] = [];
  const deliver = (isQuiet: boolean) => {
    if (sockets.size === 0) return;
    for (const message of replay.takeMessages(user, isQuiet))
      for (const socket of sockets) socket.onmessage?.({ data: JSON.stringify(message) });
  };
  const deliverSoon = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [setTimeout(deliver, SETTLE_MS, false), setTimeout(deliver, QUIET_MS, true)];
  };
  const http = fakeHttp();
  for (const method of ['get', 'post', 'patch', 'delete'] as const)
    http.on(method, /^/, ({ path, params, body }) => {
      const query = new URLSearchParams(params).toString();
      const request = { method, path: query ? `${path}?${query}` : path, body, user };
      const found = replay.answer(request);
      if (!found) throw new Error(notRecorded(request));
      deliverSoon();
      return { status: found.status, body: found.body, headers: found.headers ?? {} };
    });
  return {
    http,
    async connectSocket() {
      const socket: Socket = {
        readyState: 1,
        onopen: null,
        onclose: null,
        onmessage: null,
        close: () => sockets.delete(socket),
      };
      setTimeout(() => {
        sockets.add(socket);
        socket.onopen?.(undefined as never);
        socket.onmessage?.({ data: JSON.stringify(replay.greeting(user)) });
        deliverSoon();
      }, 0);
      return socket;
    },
  };
}
