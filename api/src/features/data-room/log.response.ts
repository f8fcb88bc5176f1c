import type { DealRole, RoomRead } from '@handover/shared/contract';
import { GROUP_OF } from '../deals/index.ts';
import type { RoomTree } from '../document-folders/index.ts';
import { personName } from '../users/index.ts';
import type { Kind } from './groups.rules.ts';
import type { ReadRow } from './log.sql.ts';

interface Buyer {
  id: number;
  role: DealRole;
}

/**
 * The reader and the document of a log entry. Besides the seller, only the buyer and staff can read; staff are not
 * named.
 */
export function readView(
  { read, file, person, actedBy, earlier }: ReadRow,
  buyer: Buyer,
  { indexOf }: RoomTree,
): RoomRead {
  const isBuyer = read.userId === buyer.id;
  return {
    id: read.id,
    action: read.action,
    by: isBuyer ? buyer.role : 'staff',
    person: isBuyer && person ? personName(person) : null,
    ...(actedBy !== null && isBuyer && { acted_by: actedBy }),
    document: {
      id: file.id,
      name: file.name,
      group: GROUP_OF[file.kind as Kind],
      number: file.number ?? 0,
      index: indexOf(file),
      version: earlier + 1,
    },
    created_at: read.createdAt.toISOString(),
  };
}
