import { documentNumber, FILE_GROUPS, type FileGroup, type Language } from '@handover/shared/contract';
import { cleanFileName } from '../../storage/file-name.ts';
import { GROUP_OF } from '../deals/index.ts';
import type { Kind } from './groups.rules.ts';

const TEXTS = {
  en: {
    room: 'Data room',
    annual: 'Annual accounts',
    other: 'Other documents',
    general_ledger: 'General ledger',
  },
  fr: {
    room: 'Data room',
    annual: 'Comptes annuels',
    other: 'Autres documents',
    general_ledger: 'Grand livre',
  },
} as const;

export const zipName = (title: string, language: Language) =>
  cleanFileName(`${TEXTS[language].room} - ${title.replace(/[\\/]/g, '-')}.zip`);

interface Named {
  group: FileGroup;
  number: number;
  name: string;
}

/**
 * The path of a document in the zip: '2 Other documents/2.1 Lease.pdf'. Its number makes it unique, also where case is ignored, and keeps
 * it from being a name that a system reserves. Windows unpacks no name with a double quote.
 */
export const zipPath = ({ group, number, name }: Named, language: Language) =>
  `${FILE_GROUPS.indexOf(group) + 1} ${TEXTS[language][group]}/${documentNumber({ group, number })} ${cleanFileName(name.replaceAll('"', "'"))}`;

/** The same of a row of a document. */
export const roomPath = (
  { kind, number, name }: { kind: string; number: number | null; name: string },
  language: Language,
) => zipPath({ group: GROUP_OF[kind as Kind], number: number ?? 0, name }, language);
