import { type Language, OPPORTUNITY_TYPES } from '@handover/shared/contract';
import { agreementPdf } from '../../features/agreements/agreement-pdf.ts';
import { clauseOfFile } from '../../features/agreements/handlers/read-agreement-text.ts';
import { builtInText, HOUSE_VERSION } from '../../features/agreements/index.ts';
import { letterPdf } from '../../features/loi-documents/pdf/letter-pdf.ts';

const FACTS = {
  projectTitle: 'Bakery',
  ...{ number: 2, version: 3, buyer: null, seller: null },
  sentAt: new Date('2026-11-01T23:30:00Z'),
  expirationDate: '2026-12-01',
} as const;

/** Letters of intent as the server writes them, with all terms. */
export const everyLetter = (language: Language): Promise<Buffer[]> =>
  Promise.all(
    (['shares', 'assets'] as const).map((type, index) =>
      letterPdf(
        {
          ...FACTS,
          terms: {
            ...{ price: 3_800_000, currency: 1, financing: 'Bank loan', conditions: '' },
            structure: {
              type,
              earn_out: { amount: 300_000, text: '' },
              vendor_loan: { amount: 500_000, text: '' },
            },
            exclusivity_days: index + 1,
          },
        },
        language,
      ),
    ),
  );

/** Confidentiality agreements, as who signed reads them before the deal and as the owner does. */
export const everyAgreement = (language: Language): Promise<Buffer[]> =>
  Promise.all(
    OPPORTUNITY_TYPES.flatMap((type) =>
      [
        { version: HOUSE_VERSION, ownAgreementId: null, file: null },
        { version: 'own.2', ownAgreementId: 1, file: null },
        { version: 'own.3', ownAgreementId: 2, file: { name: 'secret.pdf', pages: 2, sha256: 'c0ffee' } },
      ].map((text) =>
        agreementPdf({
          ...{ ...text, type, language },
          clauses: text.file
            ? [clauseOfFile(text.file, language)]
            : builtInText(HOUSE_VERSION)[language][type],
          ...{ projectTitle: 'Bakery', ownerName: null },
          ...{ requesterName: 'Odile Marchand', signature: 'odile marchand', ip: '192.0.2.7' },
          signedAt: FACTS.sentAt,
        }),
      ),
    ),
  );
