import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';

export interface PageWeight {
  /** Files beyond those of the main page: of the remote, and of the modules that the host shares with it. */
  requests: number;
  /** Their size as it is sent, in bytes. */
  bytes: number;
  /** The largest first: what it is, its size, and what the remote imports of it. */
  parts: string[];
}

/** The size of each page of a remote, by `<remote>/<page>`, read from the files of the release store. */
export function pageWeights({ host, remotes }: ReleaseSet, store: string): Record<string, PageWeight> {
  const sizeOf = (url: string) => {
    const file = join(store, url.replace(/^\/r\//, ''));
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + sizeOf(file), 0);
  const pages = Object.entries(remotes).flatMap(([name, remote]) =>
    Object.entries(remote.pages).map(([page, own]) => {
      const needed = (remote.needs[page] ?? []).map((specifier) => {
        const files = host.shared[specifier] ?? [];
        return { specifier, files, bytes: sum(files), names: remote.uses[specifier] ?? [] };
      });
      const code = new Set([remote.entry, ...remote.preload, ...own]);
      const shared = new Set(needed.flatMap(({ files }) => files));
      const parts = needed
        .toSorted((one, other) => other.bytes - one.bytes)
        .map(({ specifier, bytes, names }) => `${inKilobytes(bytes)} ${specifier} (${names.join(', ')})`);
      const weight: PageWeight = {
        requests: code.size + shared.size,
        bytes: sum(code) + sum(shared),
        parts: [`${inKilobytes(sum(code))} code of ${name}`, ...parts],
      };
      return [`${name}/${page}`, weight] as const;
    }),
  );
  return Object.fromEntries(pages);
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
