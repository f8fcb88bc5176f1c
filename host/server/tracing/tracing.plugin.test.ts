/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tracingSettings } from '@handover/shared/contract/hosting';
import { createGateway } from '../app.ts';
import { startSampleGateway } from '../testing/sample-gateway.ts';
import { readTracing } from './read-tracing.ts';

let sample: Awaited<ReturnType<typeof startSampleGateway>>;
beforeAll(async () => {
  sample = await startSampleGateway();
});
afterAll(() => sample.close());

const SCRIPT = '<script type="module" src="/trace-calls.js"></script>';
const pageOf = async (gateway: typeof sample.gateway) =>
  (await gateway.inject({ url: '/', headers: { accept: 'text/html' } })).body;

test('without traces pages have no script for them; with traces it is the last one', async () => {
  expect(await pageOf(sample.gateway)).not.toContain('trace');
  expect((await sample.gateway.inject('/trace-calls.js')).statusCode).toBe(404);
  const end = jest.fn();
  const startRequest = jest.fn(() => ({ traceparent: '', startChild: jest.fn(), end }));
  const tracing = { startRequest, close: jest.fn(async () => undefined) };
  const gateway = await createGateway({ store: sample.store, apiUrl: sample.apiUrl, tracing });
  expect(await pageOf(gateway)).toContain(`${SCRIPT}\n`);
  expect(startRequest).toHaveBeenCalledWith(
    'GET *',
    expect.objectContaining({ 'http.route': '*' }),
    undefined,
  );
  expect(end).toHaveBeenCalledWith({ failed: false, attributes: { 'http.response.status_code': 200 } });
  expect((await gateway.inject('/trace-calls.js')).statusCode).toBe(200);
  await gateway.inject('/healthz');
  expect(startRequest).toHaveBeenCalledTimes(1);
  await gateway.close();
  expect(tracing.close).toHaveBeenCalled();
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readTracing({ [name]: value })).toThrow(new RegExp(`^Setting ${name} is not valid: [^\\n]+$`));
});

test('the page of settings documents every one', () => {
  const page = readFileSync(join(__dirname, '../../../docs/host/settings.md'), 'utf8');
  for (const name of Object.keys(tracingSettings)) expect(page).toContain(`\`${name}\``);
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeUndefined();
});
