import { readFileSync } from 'node:fs';
import type { Compilation, NormalModule } from 'webpack';

const MODAL = /\.open\(\s*['"]([a-z][a-z-]*)['"]/g;
const LINK_OF_MODAL = /[?&]modal=([a-z][a-z-]*)/g;
const WIDGET = /<Widget\b[^>]*?\bname=['"]([a-z][a-z-]*)['"]/g;

/**
 * The modals and widgets that the source files of a build open by name. A release of another remote that drops one of them is
 * refused, and one of this build where nothing has it. A name that is not written where it is opened is not found.
 */
export function openedNames(files: readonly string[]): Record<'modals' | 'widgets', string[]> {
  const sources = files.map((file) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''));
  return { modals: namesIn(sources, MODAL, LINK_OF_MODAL), widgets: namesIn(sources, WIDGET) };
}

/** The TypeScript files of a build that are no packages. */
export function sourceFiles({ modules }: Compilation): string[] {
  const files = new Set<string>();
  for (const module of modules) {
    const parts = (module as { modules?: Iterable<NormalModule> }).modules ?? [module as NormalModule];
    for (const { resource } of parts)
      if (/\.tsx?$/.test(resource ?? '') && !resource.includes('/node_modules/')) files.add(resource);
  }
  return [...files];
}

/** What the first group of the patterns matches, sorted, since the version is a hash of the output. */
export function namesIn(sources: readonly string[], ...patterns: RegExp[]): string[] {
  const found = sources.flatMap((source) => patterns.flatMap((pattern) => [...source.matchAll(pattern)]));
  return [...new Set(found.map(([, name = '']) => name))].sort();
}
