import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostConnections } from './descriptors.ts';
import { limitNames, readLimits } from './read-limits.ts';

test.each([
  ['CALLS_PER_PERSON', '0'],
  ['CONNECTIONS_PER_ADDRESS', 'many'],
  ['MIN_BYTES_A_SECOND', '-1'],
  ['SLOW_SECONDS', '1.5'],
  ['READ_SECONDS', '5'],
  ['REQUESTS_PER_CONNECTION', '1'],
  ['POOL_FOR_PEOPLE', '2'],
  ['POOL_FOR_STRANGERS', '1001'],
  ['POOL_FOR_UPLOADS', 'all'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readLimits({ [name]: value })).toThrow(new RegExp(`^Setting ${name} is not valid: [^\\n]+$`));
});

test('the page of settings documents every one', () => {
  const page = readFileSync(join(__dirname, '../../../docs/host/settings.md'), 'utf8');
  for (const name of limitNames) expect(page).toContain(`\`${name}\``);
});

test('an address has at most half of the connections', () => {
  const { connectionsPerAddress } = readLimits({ CONNECTIONS: '100', CONNECTIONS_PER_ADDRESS: '5000' });
  expect(connectionsPerAddress).toBeLessThanOrEqual(50);
  expect(mostConnections(10, 208)).toBe(10);
});
