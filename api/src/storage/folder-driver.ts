import { mkdirSync } from 'node:fs';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { FSDriver } from 'flydrive/drivers/fs';

/**
 * Stores files in a folder. A write is flushed to disk before it resolves, so that no committed row is without its
 * file. A read opens the file first, so that a missing file fails before the response begins.
 */
export class FolderDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    super({ location: pathToFileURL(`${root}/`), visibility: 'private' });
    this.#root = root;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await this.#write(key, contents);
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    await this.#write(key, contents);
  }

  override async getStream(key: string): Promise<Readable> {
    const file = await open(join(this.#root, key));
    return file.createReadStream();
  }

  async #write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const path = join(this.#root, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, contents, { flush: true, mode: 0o600 });
    await syncFolder(dirname(path));
  }
}

/** The name of a new file is on disk only once its folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
