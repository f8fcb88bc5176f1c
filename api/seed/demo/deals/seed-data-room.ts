import type { DocumentAccess } from '@handover/shared/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { companies, files, opportunities } from '../../../db/schema/index.ts';
import type { FileStorage } from '../../../src/storage/storage.ts';
import { storeDemoPdf } from '../demo-file.ts';
import { SELL_OPPORTUNITIES } from '../market/sell-opportunities.data.ts';
import { yearsOf } from '../market/years.ts';
import { DATA_ROOMS } from './data-rooms.data.ts';

type Kind = (typeof files.$inferInsert)['kind'];
type Page = { kind: Kind; name: string; lines: string[]; access?: DocumentAccess };

function pagesOf(room: (typeof DATA_ROOMS)[number], company: string): Page[] {
  const demo = SELL_OPPORTUNITIES.find(({ title }) => title === room.title);
  const years = demo ? yearsOf(demo, new Date().getFullYear() - 1) : [];
  const accounts = years.map((row) => ({
    kind: 'annual_accounts' as const,
    name: `Annual accounts ${row.year}.pdf`,
    lines: [
      `${company}: annual accounts ${row.year}`,
      `Revenue: ${row.revenue}`,
      `EBITDA: ${row.ebitda ?? '-'}`,
      `Net profit: ${row.netProfit ?? '-'}`,
      `Employees: ${row.numberOfEmployees}`,
    ],
  }));
  const latest = years[0];
  const ledger = {
    kind: 'general_ledger' as const,
    name: `General ledger ${latest?.year}.pdf`,
    lines: [`${company}: general ledger ${latest?.year}`, `70 Sales: ${latest?.revenue}`],
  };
  const documents = room.documents.map((document) => ({ ...document, kind: 'documents' as const }));
  return [...accounts, ledger, ...documents];
}

/** Seeds files of some companies and their listings; deal snapshots, created later, copy them. */
export async function seedDataRooms(tx: Transaction, storage: FileStorage): Promise<void> {
  for (const room of DATA_ROOMS) {
    const [listing] = await tx
      .select({ id: opportunities.id, owner: opportunities.ownerId, company: companies })
      .from(opportunities)
      .innerJoin(companies, eq(companies.id, opportunities.companyId))
      .where(eq(opportunities.projectTitle, room.title));
    if (!listing) throw new Error(`no listing is called ${room.title}`);
    for (const { kind, name, lines, access } of pagesOf(room, listing.company.name)) {
      const stored = await storeDemoPdf(storage, `company-${listing.company.id}`, name, lines);
      const file = { ...stored, kind, uploadedBy: listing.owner, createdAt: listing.company.createdAt };
      await tx.insert(files).values({ ...file, companyId: listing.company.id });
      await tx.insert(files).values({ ...file, opportunityId: listing.id, access });
    }
  }
}
