import { join } from 'node:path';
import { mapFile } from '@handover/tooling/source-maps';
import { type Place, sourceReader } from './source-reader.ts';

/** A place in a released script, as browsers name it. */
const PLACE =
  /(?:https?:\/\/[\w.:[\]-]+)?\/r\/([a-z][a-z0-9-]*)\/(\d[\w.-]*)\/(\w[\w.-]*\.js)(?:\?[\w=.-]*)?:(\d{1,7}):(\d{1,7})/g;
/** Further ones of a stack tell nothing new. */
const MAX_PLACES = 20;
/** The number of failures that are remembered, so that one of many people is looked up once. */
const MAX_REMEMBERED = 2000;
/** The number of source maps that are read: parsing one takes up to 60 ms, and reports may name any. */
const MAPS_PER_MINUTE = 20;

interface ReportedStacks {
  /** The folder of the release store. */
  folder: string;
  /** Whether a version belongs to one of the sets of this gateway. */
  isKnown: (name: string, version: string) => boolean;
}

/**
 * Returns a function that puts the line of the source in place of each place of a stack that a browser has reported, by the map beside the build:
 * `mfe-deals/src/pages/deal.page.tsx:12`. A place stays as it is if its version is unknown or has no maps, or while too many are looked up.
 */
export function reportedStacks({ folder, isKnown }: ReportedStacks) {
  const remembered = new Map<string, string>();
  let minute = 0;
  let mapsRead = 0;

  const mayRead = () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, mapsRead] = [now, 0];
    mapsRead += 1;
    return mapsRead <= MAPS_PER_MINUTE;
  };
  const remember = (place: string, source: string) => {
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= MAX_REMEMBERED) remembered.delete(oldest);
    remembered.set(place, source);
  };

  return (text: string): string => {
    const sourceOf = sourceReader(mayRead);
    let places = 0;
    return text.replace(PLACE, (whole, name: string, version: string, file: string, ...numbers: string[]) => {
      places += 1;
      if (places > MAX_PLACES || !isKnown(name, version)) return whole;
      const [line = '', column = ''] = numbers;
      const key = `${name}/${version}/${file}:${line}:${column}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const at: Place = { line: Number(line), column: Number(column) };
      const source = sourceOf(join(folder, name, version, mapFile(file)), at);
      if (source) remember(key, source);
      return source ?? whole;
    });
  };
}
