import type { RoomRead } from '@handover/shared/contract';
import { GROUP_OF } from '../deals/index.ts';
import { personName } from '../users/index.ts';
import type { Kind } from './groups.rules.ts';
import type { ReadRow } from './log.sql.ts';

/**
 * The reader and the document of a log entry. Besides the owner, only the requester and staff can read; staff are not
 * named.
 */
export function readView({ read, file, person, earlier }: ReadRow, requesterId: number): RoomRead {
  const isRequester = read.userId === requesterId;
  return {
    id: read.id,
    action: read.action,
    by: isRequester ? 'requester' : 'staff',
    person: isRequester && person ? personName(person) : null,
    document: {
      id: file.id,
      name: file.name,
      group: GROUP_OF[file.kind as Kind],
      number: file.number ?? 0,
      version: earlier + 1,
    },
    created_at: read.createdAt.toISOString(),
  };
}
