import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findFirefox } from './browser/find-firefox.ts';
import { HANG_LIMIT_MS } from './product/limits.ts';

/** Time zones in which people live and no machine runs tests: none is on UTC, and some are a day ahead or behind. */
const ZONES = ['Europe/Paris', 'Europe/London', 'America/Montreal', 'Indian/Reunion', 'Pacific/Tahiti'];

/** Runs in Firefox alone. */
const IN_FIREFOX = 'in-firefox.spec.ts';

/** They take longest, so they begin first: one that began last would run alone at the end. */
const FIRST = [
  'extreme-data.spec.ts',
  'mock-host.spec.ts',
  'new-remote.spec.ts',
  'open-tabs.spec.ts',
  'passkeys.spec.ts',
  'components.spec.ts',
  'remote-faults.spec.ts',
  'revoked-forms.spec.ts',
  'rollout.spec.ts',
  'recording.spec.ts',
  'start.spec.ts',
];

const specs = readdirSync(join(import.meta.dirname, 'specs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => basename(file));

/** The zone of a spec, by its name alone: it is the same on every machine, and for one test as for all. */
const zoneOf = (spec: string) =>
  ZONES[[...spec].reduce((sum, character) => sum + character.charCodeAt(0), 0) % ZONES.length];

/** Playwright runs projects in their order, and the files of one by name. */
const zonesOf = (some: readonly string[]) =>
  ZONES.map((zone) => ({
    name: zone,
    testMatch: some.filter((spec) => zoneOf(spec) === zone),
    use: { timezoneId: zone },
  })).filter(({ testMatch }) => testMatch.length > 0);

const missing = FIRST.filter((spec) => !specs.includes(spec));
if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}`);
const others = specs.filter((spec) => spec !== IN_FIREFOX && !FIRST.includes(spec));

const firefox = findFirefox();

/** Debian's Firefox speaks WebDriver BiDi. Where there is none, `ensure-firefox` has said that this is not run. */
const inFirefox = firefox && {
  name: 'Firefox, Europe/Paris',
  testMatch: IN_FIREFOX,
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    timezoneId: 'Europe/Paris',
    // It takes minutes to be there on a machine that is busy with other browsers.
    launchOptions: { executablePath: firefox, timeout: HANG_LIMIT_MS },
  },
};

/** A project for each zone, so that each line of the output, and each failure, says in which zone it was. */
export const projects = [...zonesOf(FIRST), ...zonesOf(others), ...(inFirefox ? [inFirefox] : [])];
