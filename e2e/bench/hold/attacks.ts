import { connect, type Socket } from 'node:net';

/** The address of the attackers. The person has another address of the loopback interface. */
export const ATTACKER = '127.0.0.2';

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: handover.test', ...headers, '', ''].join('\r\n');
const websocket = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

interface Attack {
  /** The first bytes of a connection. */
  first: string;
  /** The bytes that it sends every second. */
  later?: string;
  /** It reads nothing. */
  unread?: boolean;
}

/** The attacks by kind. `file` is a long one that everybody may read. */
export const attacks = (file: string): Record<string, Attack> => ({
  silent: { first: '' },
  'slow headers': { first: 'GET /api/sectors/ HTTP/1.1\r\nHost: h\r\n', later: 'X-A: b\r\n' },
  'slow calls': {
    first: `${head('POST /api/get_token/', 'Content-Type: application/json', 'Content-Length: 9000')}{`,
    later: 'x',
  },
  'slow uploads': {
    first: `${head('POST /api/company_documents/', 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 900000')}--b`,
    later: 'x',
  },
  'answers that are not read': { first: head(`GET ${file}`).repeat(20), unread: true },
  sockets: { first: head('GET /ws/notifications/?token=none', ...websocket) },
  upgrades: { first: head('GET /api/sectors/', 'Connection: Upgrade', 'Upgrade: h2c') },
});

/** Keeps this many connections of an attack open; one that ends is opened again. */
export function hold({ first, later, unread }: Attack, port: number, count: number) {
  const open = new Set<Socket>();
  const begun = { count: 0 };
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
    open.add(socket);
    begun.count += 1;
    socket.on('error', () => undefined);
    socket.on('connect', () => socket.write(first));
    if (unread) socket.pause();
    else socket.resume();
    socket.once('close', () => {
      open.delete(socket);
      setTimeout(begin, 1000);
    });
  };
  for (let begins = 0; begins < count; begins++) begin();
  const timer = setInterval(() => {
    for (const socket of open) if (later && socket.writable) socket.write(later);
  }, 1000);
  return {
    begun,
    end() {
      isOver = true;
      clearInterval(timer);
      for (const socket of open) socket.destroy();
    },
  };
}
