import type { FastifyBaseLogger } from 'fastify';
import { createMetrics } from '../metrics/create-metrics.ts';
import { createRefusals } from './refusals.ts';

afterEach(() => jest.useRealTimers());

test('of many refusals one is logged, and a minute later how many there were; all are counted', async () => {
  jest.useFakeTimers();
  const lines: object[] = [];
  const log = { warn: (line: object) => lines.push(line) } as unknown as FastifyBaseLogger;
  const metrics = createMetrics();
  const refuse = createRefusals(log, metrics);
  for (let time = 0; time < 500; time++) refuse('calls', '198.51.100.1');
  refuse('late', '198.51.100.2');
  jest.advanceTimersByTime(60_000);
  refuse('calls', '198.51.100.3');
  expect(lines).toEqual([
    { refused: 'calls', address: '198.51.100.1', before: 0 },
    { refused: 'late', address: '198.51.100.2', before: 0 },
    { refused: 'calls', address: '198.51.100.3', before: 499 },
  ]);
  expect(await metrics.registry.metrics()).toContain('handover_refused_total{reason="calls"} 501');
});
