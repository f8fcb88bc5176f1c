import {
  type LiveNotification,
  type Notification,
  type NotificationPage,
  paths,
  type SocketReady,
} from '@handover/shared/contract';
import type { ConnectSocket, Socket } from '@handover/shared/events';
import { type FakeCall, fakeHttp } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { buildNotification } from '../testing/build-notification.ts';

/** Waits until the test releases the step with this label. */
export type Pause = (label: string) => Promise<unknown>;
type Message = LiveNotification | SocketReady | { change: { area: 'notifications' } };

/** The line of a tab to the server: what is on it is lost with it. */
export interface Line {
  connectSocket: ConnectSocket;
  open: () => void;
  lose: () => void;
}

/**
 * A model of the server: what it tells about a change of the table, and in which order, is what the api does
 * (api/src/features/notifications/live). Every request, response and message takes as long as the test wants.
 */
export function notificationServer(pause: Pause) {
  let table: Notification[] = [];
  /** The ids are the cursors: here nothing is committed out of order. */
  let lastId = 0;
  const unread = () => table.filter(({ is_read }) => !is_read).length;
  const receivers = new Set<(message: Message) => void>();
  let announced: Promise<unknown> = Promise.resolve();
  /** Announces in the order of the commits; the row and the count are read when it is sent. */
  const announce = (messageOf: () => Message | undefined) => {
    announced = announced
      .then(() => pause('announce'))
      .then(() => {
        const message = messageOf();
        if (message) for (const receive of receivers) receive(message);
      });
  };
  const commit = (next: Notification[]) => {
    const isChanged = JSON.stringify(next) !== JSON.stringify(table);
    table = next;
    if (isChanged) announce(() => ({ change: { area: 'notifications' } }));
  };

  const push = () => {
    const id = ++lastId;
    const created_at = new Date(Date.UTC(2026, 10, 20, 9, 0, id)).toISOString();
    table = [buildNotification({ id, created_at }), ...table];
    announce(() => {
      const row = table.find((each) => each.id === id);
      return row && { ...row, unread_count: unread(), cursor: id };
    });
  };
  const page = ({ params }: FakeCall): NotificationPage => {
    const [number, size] = [Number(params.page), Number(params.page_size)];
    const found = table.filter(({ is_read }) => params.is_read !== 'false' || !is_read);
    const pages = Math.max(1, Math.ceil(found.length / size));
    return {
      results: { results: found.slice((number - 1) * size, number * size), unread_count: unread() },
      count: found.length,
      next_page: number < pages ? number + 1 : null,
      current_page: number,
      pages_count: pages,
    };
  };
  /** Half of the refused calls fail before they are made, half are made and their response is lost. */
  let failing: 'no' | 'before' | 'after' = 'no';
  const write = (change: (call: FakeCall) => Notification[]) => async (call: FakeCall) => {
    const fails = failing;
    failing = 'no';
    await pause('request');
    if (fails !== 'before') commit(change(call));
    await pause('response');
    return fails === 'no' ? { body: {} } : { status: 500, body: { detail: 'No' } };
  };
  const http = fakeHttp()
    .on('get', paths.currentUser, { body: buildUser() })
    .on('get', paths.notificationSettings, { body: { results: [{ id: 1, channels: {} }] } })
    .on('get', paths.notifications, async (call) => {
      await pause('request');
      const body = page(call);
      await pause('response');
      return { body };
    })
    .on(
      'post',
      paths.readNotifications,
      write(({ body }) => {
        const ids = (body as { list_of_ids: number[] }).list_of_ids;
        return table.map((row) => (ids.includes(row.id) ? { ...row, is_read: true } : row));
      }),
    )
    .on(
      'post',
      paths.readAllNotifications,
      write(() => table.map((row) => ({ ...row, is_read: true }))),
    )
    .on(
      'delete',
      /^\/api\/notifications\/\d+\/$/,
      write(({ path }) => table.filter(({ id }) => !path.endsWith(`/${id}/`))),
    );

  /** The first messages of a socket. A page that was opened just now has missed nothing. */
  const missedSince = (since: string | null): Message[] => {
    const missed = since ? table.filter(({ id, is_read }) => id > Number(since) && !is_read).reverse() : [];
    return [
      ...missed.map((row) => ({ ...row, unread_count: unread() })),
      { cursor: lastId, unread_count: unread() },
    ];
  };

  const line = (): Line => {
    let socket: Socket | undefined;
    let current: { isUp: boolean } | undefined;
    let url = async () => '';
    let stop = () => undefined as unknown;
    const lose = () => {
      if (!current) return;
      current.isUp = false;
      current = undefined;
      stop();
      socket?.onclose?.({ code: 1006 });
    };
    return {
      lose,
      open() {
        if (current || !socket) return;
        const mine = { isUp: true };
        current = mine;
        const asked = url();
        socket.onopen?.({} as never);
        // Announcements wait until the missed ones have been read and sent.
        let sent: Promise<unknown> = asked
          .then(() => pause('resume'))
          .then(async () => {
            for (const message of missedSince(new URL(await asked).searchParams.get('since'))) pass(message);
          });
        const pass = (message: Message) =>
          mine.isUp && socket?.onmessage?.({ data: JSON.stringify(message) });
        const receive = (message: Message) => {
          sent = sent.then(() => pause('message')).then(() => pass(message));
        };
        receivers.add(receive);
        stop = () => receivers.delete(receive);
      },
      async connectSocket(asked) {
        url = asked;
        socket = { readyState: 1, onopen: null, onclose: null, onmessage: null, close: lose };
        return socket;
      },
    };
  };
  return {
    http,
    line,
    push,
    failNext: (how: 'before' | 'after') => {
      failing = how;
    },
    all: () => table,
    unread,
  };
}
