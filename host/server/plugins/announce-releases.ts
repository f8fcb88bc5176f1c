/** How often the set is looked at, in ms, and how many pages are told each time: all of them ask for the set soon after. */
const INTERVAL_MS = 500;
const AT_ONCE = 100;
const OPEN = 1;

/** What is needed of a socket of a browser. */
interface Socket {
  readyState: number;
  send: (message: string) => void;
}

/**
 * Tells open pages by their socket to look for another release set: those that asked for changes, as the pages of the product do. `servedSets`
 * changes whenever they may have to.
 */
export function announceReleases(servedSets: () => string) {
  const sockets = new Set<Socket>();
  const current = () => {
    try {
      return servedSets();
    } catch {
      // A set that can't be read is served to nobody.
      return '';
    }
  };
  let known = current();
  /** Those that are still to be told. */
  let waiting: Socket[] = [];
  const timer = setInterval(() => {
    const id = current();
    if (id !== known && id !== '') {
      known = id;
      waiting = [...sockets];
    }
    const message = JSON.stringify({ release_set: known });
    for (const socket of waiting.splice(0, AT_ONCE)) if (socket.readyState === OPEN) socket.send(message);
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
