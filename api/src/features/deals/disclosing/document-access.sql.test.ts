import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Day, type DealPhase, DOCUMENT_ACCESS } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { and, eq, sql } from 'drizzle-orm';
import { files } from '../../../../db/schema/index.ts';
import { openRoom } from '../../../../testing/deals/data-room.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';
import { accessTo, DOCUMENT_KINDS, documentReader } from './document-access.rules.ts';
import { mayBeRead } from './document-access.sql.ts';

const app = await buildTestApp();
const today = marketDay(new Date());
const DAYS: (Day | null)[] = [null, '2000-01-01' as Day, today, '2999-01-01' as Day];

/** A row for each kind, access and day, early or not, withheld or not. */
async function allRights(roomId: number) {
  const rights = DOCUMENT_KINDS.flatMap((kind) =>
    DOCUMENT_ACCESS.flatMap((access) =>
      DAYS.flatMap((opensOn) =>
        [true, false].flatMap((opensEarly) =>
          [true, false].map((withheld) => ({ kind, access, opensOn, opensEarly, withheld })),
        ),
      ),
    ),
  );
  const rows = rights.map((each, index) => ({
    ...each,
    dealOpportunityId: roomId,
    number: index + 1,
    name: `${index}.pdf`,
    extension: 'pdf',
    mediaType: 'application/pdf',
    size: 1,
    sha256: '',
    storageKey: `key-${index}`,
    // There is one ledger; those that are hidden by a deletion have rights, too.
    hiddenAt: each.kind === 'general_ledger' ? new Date() : null,
  }));
  return app.db.insert(files).values(rows).returning();
}

test('the condition of queries is the rule, for every reader, phase and set of rights', async () => {
  const { roomId } = await openRoom(app);
  const rows = await allRights(roomId);
  assert.equal(rows.length, 192);
  const facts = (phase: DealPhase, pauseReason: string | null = null) =>
    ({ phase, status: pauseReason ? 'paused' : 'active', pauseReason }) as const;
  const readers = [
    documentReader(facts('introduction'), 'seller', today),
    documentReader({ ...facts('introduction'), status: 'cancelled' }, 'buyer', today),
    documentReader(facts('due_diligence', 'exclusivity'), 'buyer', today),
    ...(['introduction', 'loi', 'due_diligence'] as const).map((phase) =>
      documentReader(facts(phase), 'buyer', today),
    ),
  ];
  for (const reader of readers)
    for (const asked of ['listed', 'view', 'download'] as const) {
      const found = await app.db
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.dealOpportunityId, roomId), mayBeRead(reader, asked)))
        .orderBy(sql`id`);
      const enough = DOCUMENT_ACCESS.slice(DOCUMENT_ACCESS.indexOf(asked)) as readonly string[];
      const expected = rows.filter((row) => enough.includes(accessTo(reader, row))).map(({ id }) => id);
      assert.deepEqual(
        found.map(({ id }) => id).toSorted((a, b) => a - b),
        expected.toSorted((a, b) => a - b),
        JSON.stringify({ reader, asked }),
      );
    }
});
