import { parseArgs } from 'node:util';
import { CALLS } from './calls.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    calls: { type: 'string', default: Object.keys(CALLS).join(';') },
    'no-load': { type: 'boolean', default: false },
  },
});

const calls = values.calls.split(';');
const unknown = calls.find((name) => !(name in CALLS));
if (unknown) throw new Error(`No call is named "${unknown}"; there are: ${Object.keys(CALLS).join('; ')}`);

export const OPTIONS = {
  /** The sizes of the markets, in opportunities. */
  sizes: values.sizes.split(',').map(Number),
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
  calls,
  /** Whether load is measured, too; `--no-load` measures the database only. */
  load: !values['no-load'],
};
