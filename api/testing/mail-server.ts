import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { after } from 'node:test';

/** A mail server on a port of its own that takes messages, or refuses those to some addresses while told so. */
export async function mailServer() {
  const taken: { to: string; data: string }[] = [];
  const refused = new Set<string>();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    let to = '';
    let data: string | null = null;
    let rest = '';
    const answer = (line: string) => {
      if (data !== null) {
        if (line !== '.') return void (data += `${line}\n`);
        taken.push({ to, data });
        data = null;
        return '250 taken';
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        return refused.has(to) ? '451 not now' : '250 fine';
      }
      if (verb === 'DATA') {
        data = '';
        return '354 go on';
      }
      return verb === 'QUIT' ? '221 bye' : '250 fine';
    };
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const reply = answer(line);
        if (reply) socket.write(`${reply}\r\n`);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, taken, refused };
}
