import type { Language } from '@handover/shared/contract';
import { cleanFileName } from '../../storage/file-name.ts';

const TEXTS = {
  en: {
    dossier: 'Dossier',
    index: 'Index of the data room',
    letters: 'Letters of intent',
    completion: 'Signed documents',
    attachments: 'Files of questions',
    closing: 'Closing documents',
    agreements: 'Agreements',
    room: 'Data room',
    version: 'version',
    signed: 'signed copy',
    secrecy: 'Agreement of secrecy',
  },
  fr: {
    dossier: 'Dossier de clôture',
    index: 'Index de la data room',
    letters: 'Lettres d’intention',
    completion: 'Documents signés',
    attachments: 'Fichiers des questions',
    closing: 'Documents du closing',
    agreements: 'Contrats',
    room: 'Data room',
    version: 'version',
    signed: 'exemplaire signé',
    secrecy: 'Accord de confidentialité',
  },
} as const;
export type DossierPart = keyof (typeof TEXTS)['en'];

export const partName = (part: DossierPart, language: Language): string => TEXTS[language][part];

/** Windows unpacks no name with a double quote. */
const safe = (name: string) => cleanFileName(name.replaceAll('"', "'"));

export const dossierName = (title: string, language: Language) =>
  safe(`${TEXTS[language].dossier} - ${title.replace(/[\\/]/g, '-')}.zip`);

export const sheetPath = (name: string) => safe(`${name}.xlsx`);

/** 'Letters of intent/2 Offer.pdf': the number makes it unique, also where case is ignored. */
export const numberedPath = (part: DossierPart, number: number, name: string, language: Language) =>
  `${TEXTS[language][part]}/${number} ${safe(name)}`;

interface Agreed {
  name: string;
  number: number;
  isSigned: boolean;
  file: { extension: string };
}
/** 'Agreements/1 SPA, version 3.pdf', and 'Agreements/2 SPA, version 3, signed copy.pdf'. */
export function agreementPath(index: number, { name, number, isSigned, file }: Agreed, language: Language) {
  const texts = TEXTS[language];
  const words = [
    name.replace(/[\\/]/g, '-'),
    `${texts.version} ${number}`,
    ...(isSigned ? [texts.signed] : []),
  ];
  return numberedPath('agreements', index, `${words.join(', ')}.${file.extension}`, language);
}
