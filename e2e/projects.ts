import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findFirefox } from './browser/find-firefox.ts';
import { HANG_LIMIT_MS } from './product/limits.ts';

/** Where people live, and where no machine runs tests: none is on UTC, and some are a day ahead or behind. */
const ZONES = ['Europe/Paris', 'Europe/London', 'America/Montreal', 'Indian/Reunion', 'Pacific/Tahiti'];

/** Runs in Firefox alone. */
const IN_FIREFOX = 'in-firefox.spec.ts';

const specs = readdirSync(join(import.meta.dirname, 'specs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => basename(file));

/** The zone of a spec, by its name alone: it is the same on every machine, and for one test as for all. */
const zoneOf = (spec: string) =>
  ZONES[[...spec].reduce((sum, character) => sum + character.charCodeAt(0), 0) % ZONES.length];

const zones = ZONES.map((zone) => ({
  name: zone,
  testMatch: specs.filter((spec) => spec !== IN_FIREFOX && zoneOf(spec) === zone),
  use: { timezoneId: zone },
}));

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
export const projects = [...zones, ...(inFirefox ? [inFirefox] : [])];
