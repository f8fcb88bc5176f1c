import { attacks, hold } from './attacks.ts';

// Holds connections in a process of its own, so that the calls that are measured beside it are not late for its sake.

const [kind = '', file = '', port = '', count = ''] = process.argv.slice(2);
const attack = attacks(file)[kind];
if (!attack) throw new Error(`No attack is named ${kind}`);
const held = hold(attack, Number(port), Number(count));
process.once('message', () => {
  held.end();
  process.send?.(held.begun.count);
  process.disconnect();
});
process.once('disconnect', () => process.exit(0));
process.send?.('holding');
