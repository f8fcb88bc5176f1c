import { join, relative } from 'node:path';
import type { Configuration } from 'webpack';
import type { PackageFacts } from './descriptor/package-facts.ts';
import { SERVER_FOLDER } from './server/server-file.ts';

/** The file of the map of a script, in the folder that gateways do not serve. */
export const mapFile = (script: string): string => `${SERVER_FOLDER}/maps/${script}.map`;

/** The names of sources in maps, from the repository on: `mfe-deals/src/pages/deal.page.tsx`, whatever the folder of the package is called. */
export const sourceNames =
  ({ folder, name }: PackageFacts) =>
  ({ absoluteResourcePath }: { absoluteResourcePath: string }): string =>
    join(name, relative(folder, absoluteResourcePath)).replaceAll('\\', '/');

/** Maps of the scripts of a release, by which logs of the gateway name the line of a source: without the sources, and no script names its map. */
export const releaseMaps = (facts: PackageFacts) =>
  ({
    devtool: [{ type: 'javascript', use: 'hidden-nosources-source-map' }],
    output: {
      sourceMapFilename: mapFile('[file]'),
      devtoolModuleFilenameTemplate: sourceNames(facts),
    },
  }) satisfies Configuration;
