import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OWN_FILE, OWN_FOLDER } from '@handover/shared/contract/hosting';

/** The prefix of unfinished files and folders. */
export const DRAFT = '.draft-';

export const draftIn = (folder: string) => join(folder, `${DRAFT}${randomUUID()}`);

/** Replaces a file by a synced draft, so that not even a power cut leaves an incomplete one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = await writeDraft(dirname(file), text);
  await rename(draft, file);
}

/** Creates a file; false if it exists. A link, unlike a rename, never replaces a file. */
export async function createFile(file: string, text: string): Promise<boolean> {
  const draft = await writeDraft(dirname(file), text);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDraft(folder: string, text: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  const draft = draftIn(folder);
  const file = await open(draft, 'wx', OWN_FILE);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  return draft;
}
