import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below a folder, by its relative path. */
export const storedFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    : [];
