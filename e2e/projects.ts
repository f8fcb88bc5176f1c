import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where people live, and where no machine runs tests: none is on UTC, and some are a day ahead or behind. */
const ZONES = ['Europe/Paris', 'Europe/London', 'America/Montreal', 'Indian/Reunion', 'Pacific/Tahiti'];

const specs = readdirSync(join(import.meta.dirname, 'specs')).filter((file) => file.endsWith('.spec.ts'));

/** The zone of a spec, by its name alone: it is the same on every machine, and for one test as for all. */
const zoneOf = (spec: string) =>
  ZONES[[...spec].reduce((sum, character) => sum + character.charCodeAt(0), 0) % ZONES.length];

/** A project for each zone, so that each line of the output, and each failure, says in which zone it was. */
export const projects = ZONES.map((zone) => ({
  name: zone,
  testMatch: specs.filter((spec) => zoneOf(spec) === zone),
  use: { timezoneId: zone },
}));
