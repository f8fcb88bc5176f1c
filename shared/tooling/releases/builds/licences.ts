/** The files of a build that have them, each a list of `Licence`; beside what only the server loads. */
export const LICENCES_FILE = /^licences\.[a-z]+\.json$/;

/** The notice of a package. */
export interface Licence {
  name: string;
  version: string;
  /** As SPDX, such as `MIT`. */
  licence: string;
  /** Of its files; empty if it has none. */
  text: string;
}

/** The page that lists them, each once, by name. */
export function licencesPage(lists: readonly (readonly Licence[])[]): string {
  const byName = new Map(lists.flat().map((each) => [`${each.name} ${each.version}`, each]));
  const entries = [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  const line = '-'.repeat(80);
  return [
    'This product is made with the software and fonts of others. We thank them; these are their licences.',
    ...entries.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`.trim()),
  ]
    .join(`\n\n${line}\n\n`)
    .concat('\n');
}
