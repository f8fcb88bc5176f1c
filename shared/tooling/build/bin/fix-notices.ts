import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, NOTIFICATION_TYPES } from '@handover/shared/contract';
import { withMails } from '../texts/mails-of-notices.ts';
import { workspace } from '../workspace/index.ts';

/** `pnpm fix:notices`: begins the mails of new types of notices with what the list in the browser says. */
const read = (path: string) => JSON.parse(readFileSync(join(workspace, path), 'utf8'));

for (const language of LANGUAGES) {
  const path = `api/src/locales/${language}/notices.json`;
  const { types } = read(`mfe-notifications/src/locales/${language}.json`);
  const texts = withMails(read(path), types, NOTIFICATION_TYPES);
  writeFileSync(join(workspace, path), `${JSON.stringify(texts, null, 2)}\n`);
}
