/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkProduct } from './check-product.ts';

async function served(handler: RequestListener, run: (origin: string) => Promise<void>) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
const json =
  (value: unknown): RequestListener =>
  (_request, response) => {
    response.end(JSON.stringify(value));
  };

test('an api with a version is accepted', () =>
  served(json({ info: { version: '1.2.0' } }), (origin) =>
    expect(checkProduct(origin)).resolves.toBeUndefined(),
  ));

test.each([
  ['other json', json({ hello: 'world' })],
  ['a page', ((_request, response) => response.end('<!doctype html>')) satisfies RequestListener],
])('%s is refused', (_what, handler) =>
  served(handler, (origin) => expect(checkProduct(origin)).rejects.toThrow('responds, but not as Handover')),
);

test('an aborted response is reported as no response', () =>
  served(
    (_request, response) => {
      response.write('{"info":', () => response.destroy());
    },
    (origin) => expect(checkProduct(origin)).rejects.toThrow('does not respond'),
  ));

test('a closed port is reported', () =>
  expect(checkProduct('http://127.0.0.1:9')).rejects.toThrow('does not respond'));
