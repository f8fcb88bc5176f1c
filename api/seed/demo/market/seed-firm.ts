import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { firmMembers, firms } from '../../../db/schema/index.ts';
import type { DemoUsers } from '../accounts.ts';
import { referenceIds } from '../reference-ids.ts';

/** A firm of advisers: its owner, and a colleague. */
export async function seedFirm(tx: Transaction, people: DemoUsers): Promise<void> {
  const ids = await referenceIds(tx);
  const rows = await tx
    .insert(firms)
    .values({
      name: 'Roux & Associés',
      kind: 'adviser',
      countryId: ids.country('France'),
      website: 'https://roux-associes.example',
      about:
        'We accompany owners of small firms in the west of France: valuation, documents, negotiation, signature. Some thirty sales in ten years, most of them to a neighbour or an employee.',
    })
    .returning({ id: firms.id });
  const { id: firmId } = onlyRow(rows);
  await tx.insert(firmMembers).values([
    { firmId, userId: people.adviser, role: 'owner' },
    { firmId, userId: people.colleague, role: 'member' },
  ]);
}
