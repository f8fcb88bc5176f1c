import type { AuditChain, AuditEvent } from '@handover/shared/contract';
import type { auditEventQuerySchema } from '@handover/shared/contract/schemas';
import { type AuditRow, isReading, listAudit, logAuditRead } from '../../../audit/audit.sql.ts';
import { verifyAudit as verify } from '../../../audit/verify-audit.ts';
import type { Call } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { personName } from '../../users/index.ts';

type Name = Pick<AuditRow, 'actor'>['actor'];
const person = (id: number | null, of: Name) => (id === null ? null : { id, name: of && personName(of) });

function release(of: AuditRow['event']['about']['release']): AuditEvent['release'] {
  if (!of) return null;
  const { number, set, at, by } = of;
  const changes = of.changes.map(({ name, from = null, to = null }) => ({ name, from, to }));
  return { number, set, at, by, changes };
}

const view = ({ event, actor, adviser, user }: AuditRow): AuditEvent => ({
  id: event.id,
  at: event.at.toISOString(),
  kind: event.kind,
  actor: person(event.actorId, actor),
  acted_by: person(event.about.acted_by ?? null, adviser),
  person: person(event.about.user ?? null, user),
  opportunity: event.about.opportunity ?? null,
  deal: event.about.deal ?? null,
  entry: event.about.entry ?? null,
  release: release(event.about.release),
});

/** Reading it is on record, too: each time that its first page is opened, and a later page where no first one was. */
export async function readAudit({ app, viewer, query }: Call<{ query: typeof auditEventQuerySchema }>) {
  const page = await listAudit(app.db, query);
  if (query.page <= 1 || !(await isReading(app.db, 'audit_read', viewer.id)))
    await logAuditRead(app.db, viewer.id);
  return paged(query, page, view);
}

export const verifyAudit = ({ app }: Call): Promise<AuditChain> => verify(app.db);
