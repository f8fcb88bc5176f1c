/** How often the set is looked at, in ms, and how many pages are told each time: all of them ask for the set soon after. */
const INTERVAL_MS = 500;
const BATCH_SIZE = 100;
const OPEN = 1;

/** The part of a browser's socket that is used. */
interface Socket {
  readyState: number;
  send: (message: string) => void;
}

/** The facts whose change may mean that pages have to look for another set. */
export interface Served {
  /** The ids of the sets that are served; empty while there is none. */
  sets: string;
  /** The versions that were revoked so far: if they change, hidden pages look, too. */
  revoked: string;
}

/** Tells open pages by their socket to look for another release set: those that asked for changes, as the pages of the product do. */
export function announceReleases(served: () => Served) {
  const sockets = new Set<Socket>();
  const current = () => {
    try {
      return served();
    } catch {
      // A set that can't be read is served to nobody.
      return { sets: '', revoked: '' };
    }
  };
  let known = current();
  let message = '';
  /** The sockets that are still to be told. */
  let waiting: Socket[] = [];
  const timer = setInterval(() => {
    const now = current();
    if (now.sets !== known.sets && now.sets !== '') {
      message = JSON.stringify({ release_set: now.sets, revokes: now.revoked !== known.revoked });
      known = now;
      waiting = [...sockets];
    }
    for (const socket of waiting.splice(0, BATCH_SIZE)) if (socket.readyState === OPEN) socket.send(message);
  }, INTERVAL_MS);
  timer.unref();
  return {
    /** `url`: where the socket leads to. */
    add(socket: Socket, url: string) {
      if (new URL(url).searchParams.get('changes') === 'true') sockets.add(socket);
    },
    remove: (socket: Socket) => void sockets.delete(socket),
    close: () => clearInterval(timer),
  };
}
