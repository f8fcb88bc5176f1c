/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reachProduct } from './reach-product.ts';

async function served(answer: RequestListener, run: (origin: string) => Promise<void>) {
  const server = createServer(answer);
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

test('an api that tells its version is a product', () =>
  served(json({ info: { version: '1.2.0' } }), (origin) =>
    expect(reachProduct(origin)).resolves.toBeUndefined(),
  ));

test.each([
  ['other json', json({ hello: 'world' })],
  ['a page', ((_request, response) => response.end('<!doctype html>')) satisfies RequestListener],
])('%s is not', (_what, answer) =>
  served(answer, (origin) => expect(reachProduct(origin)).rejects.toThrow('answers, but not as Handover')),
);

test('an answer that breaks off is no answer', () =>
  served(
    (_request, response) => {
      response.write('{"info":', () => response.destroy());
    },
    (origin) => expect(reachProduct(origin)).rejects.toThrow('does not answer'),
  ));

test('nobody there is told', () =>
  expect(reachProduct('http://127.0.0.1:9')).rejects.toThrow('does not answer'));
