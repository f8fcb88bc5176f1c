import type { Language } from '@handover/shared/contract';
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
