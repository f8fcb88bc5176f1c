import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteNames } from '@handover/tooling/workspace';

/**
 * Writes `twin-parts`: a module that imports the source of each remote, with what its last build mounts. The texts are assets, as
 * those of the remotes are.
 */
export function writeParts(workspace: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'texts'), { recursive: true });
  const imports: string[] = [];
  const entries = remoteNames(workspace).map((name, index) => {
    const dist = join(workspace, name, 'dist');
    const { namespace, descriptor, locales } = JSON.parse(
      readFileSync(join(dist, 'build-manifest.json'), 'utf8'),
    );
    imports.push(`import { remote as remote${index} } from '${join(workspace, name, 'src/remote.tsx')}';`);
    const texts = Object.entries<string>(locales).map(([language, file]) => {
      const copy = `texts/${name}.${basename(file)}`;
      copyFileSync(join(dist, file), join(folder, copy));
      return `${language}: new URL('./${copy}', import.meta.url).pathname`;
    });
    const { routes, widgets, modals } = descriptor;
    const mounted = JSON.stringify({ namespace, routes, widgets, modals, global: name }).slice(1, -1);
    return `'${name}': { remote: remote${index}, locales: { ${texts.join(', ')} }, ${mounted} },`;
  });
  const file = join(folder, 'parts.ts');
  writeFileSync(file, [...imports, 'export const parts = {', ...entries, '};', ''].join('\n'));
  return file;
}
