import { addDays } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Transaction } from '../../../db/connect.ts';
import { buyerProfiles, files } from '../../../db/schema/index.ts';
import type { FileStorage } from '../../../src/storage/storage.ts';
import type { DemoUsers } from '../accounts.ts';
import { storeDemoPdf } from '../demo-file.ts';

/** Days since staff saw the proof of funds of the buyer. */
const SHOWN_DAYS_AGO = 26;
const EURO = 1;

/** Both buyers have a profile; only one of them has shown funds. */
export async function seedBuyers(tx: Transaction, storage: FileStorage, people: DemoUsers): Promise<void> {
  await tx.insert(buyerProfiles).values([
    {
      userId: people.buyer,
      kind: 'company',
      background:
        'Keller Baustoffe, building materials: 140 people on four sites. We took over two hauliers and a quarry; all three still work under their names.',
      budgetMin: 1_500_000,
      budgetMax: 6_000_000,
      currencyId: EURO,
      ownFunds: 2_400_000,
      financing: ['own_funds', 'bank_loan'],
      timing: 'six_months',
      fundsShownOn: addDays(marketDay(new Date()), -SHOWN_DAYS_AGO),
    },
    {
      userId: people.rival,
      kind: 'search_fund',
      background:
        'Eleven years in operations, the last four as head of a division of 60 people. Eight investors stand behind the search.',
      budgetMin: 800_000,
      budgetMax: 4_000_000,
      currencyId: EURO,
      ownFunds: 300_000,
      financing: ['investors', 'bank_loan', 'vendor_loan'],
      timing: 'year',
    },
  ]);
  const proof = await storeDemoPdf(storage, 'buyers', 'Letter of the bank.pdf', [
    'To whom it may concern',
    'Keller Baustoffe holds free funds of more than EUR 2,400,000 with us.',
  ]);
  await tx
    .insert(files)
    .values({ ...proof, kind: 'buyer_proof', personId: people.buyer, uploadedBy: people.buyer });
}
