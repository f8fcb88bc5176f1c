import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteNames } from './names-of.ts';

const template = join(import.meta.dirname, 'template');

/**
 * Writes the template under the new name and returns the files, relative to the new folder. The template is a remote
 * named “sample area”, which is checked as source of this package; files that tools would take for its settings end
 * with `.template`.
 */
export function writeRemote(root: string, names: RemoteNames): string[] {
  const files = globSync('**/*.*', { cwd: template }).sort();
  return files.map((file) => {
    const target = renamed(file, names).replace(/\.template$/, '');
    const path = join(root, names.folder, target);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, renamed(readFileSync(join(template, file), 'utf8'), names));
    return target;
  });
}

const renamed = (text: string, { kebab, camel, pascal, title }: RemoteNames) =>
  text
    .replaceAll('sample-area', kebab)
    .replaceAll('sampleArea', camel)
    .replaceAll('SampleArea', pascal)
    .replaceAll('Sample area', title);
