/** How often the set is looked at, in ms. */
const INTERVAL_MS = 500;
const OPEN = 1;

/** What is needed of a socket of a browser. */
interface Socket {
  readyState: number;
  send: (message: string) => void;
}

/**
 * Tells open pages by their socket to look for another release set: those that asked for changes, as the pages of the product do. `servedSets`
 * changes whenever somebody gets another one.
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
  const timer = setInterval(() => {
    const id = current();
    if (id === known || id === '') return;
    known = id;
    const message = JSON.stringify({ release_set: id });
    for (const socket of sockets) if (socket.readyState === OPEN) socket.send(message);
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
