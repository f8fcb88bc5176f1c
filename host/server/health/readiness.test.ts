/** @jest-environment node */
import { startSampleGateway } from '../testing/sample-gateway.ts';

test('a gateway that is shutting down says so, and goes on answering on connections that it closes', async () => {
  const sample = await startSampleGateway();
  const { gateway } = sample;
  const ask = async (url: string) => {
    const { statusCode, headers } = await gateway.inject(url);
    return [statusCode, headers.connection];
  };
  expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
  gateway.lifecycle.ready = false;
  expect(await ask('/readyz')).toEqual([503, 'close']);
  expect(await ask('/healthz')).toEqual([200, 'close']);
  expect(await ask('/api/sectors/')).toEqual([200, 'close']);
  await sample.close();
});
