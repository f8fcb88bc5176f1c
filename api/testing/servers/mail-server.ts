import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';
import { SMTPServer } from 'smtp-server';

/** Starts a mail server that accepts messages, except those to the addresses in `refused`. */
export async function mailServer() {
  const taken: { to: string; data: string }[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!refused.has(address)) return done();
      done(Object.assign(new Error('not now'), { responseCode: 451 }));
    },
    onData(stream, { envelope }, done) {
      text(stream).then((data) => {
        taken.push({ to: envelope.rcptTo[0]?.address ?? '', data });
        done();
      }, done);
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => new Promise<void>((resolve) => server.close(resolve)));
  return { smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, taken, refused };
}
