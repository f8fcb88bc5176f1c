import {
  type Bidder,
  documentNumber,
  type RoomDocument,
  type RoomEffect,
  type RoomFolder,
  type RoomGroup,
  type RoomPage,
  type RoomRead,
} from '@handover/shared/contract';
import { buildPaged } from '@handover/shared/testing/node';

/** A document of the group of others, as its requester reads it. */
export const buildRoomDocument = (overrides: Partial<RoomDocument> = {}): RoomDocument => {
  const { id = 61, number = 1 } = overrides;
  return {
    id,
    name: 'Lease.pdf',
    size: 120_000,
    extension: 'pdf',
    group: 'other',
    url: `/api/files/${id}/`,
    created_at: '2026-11-20T09:00:00.000Z',
    version: 1,
    pages: 12,
    number,
    index: documentNumber({ group: overrides.group ?? 'other', number }),
    folder_id: null,
    is_withheld: false,
    has_own_rights: false,
    added_by: 'Claire Moreau',
    access: 'download',
    is_new: false,
    seen_at: null,
    earlier_versions: [],
    ...overrides,
  };
};

/** A folder of the group of others. */
export const buildRoomFolder = (overrides: Partial<RoomFolder> = {}): RoomFolder => ({
  id: 71,
  group: 'other',
  parent_id: null,
  name: 'Legal',
  index: '2.1',
  count: 2,
  updated_at: '2026-11-20T09:00:00.000Z',
  rights: { access: 'download', opens_early: false, opens_on: null },
  has_own_rights: false,
  ...overrides,
});

/** A data room in the introduction: only the other documents are open to the requester. */
export function buildRoomPage(
  documents: RoomDocument[] = [],
  groups: Partial<Record<RoomGroup['group'], Partial<RoomGroup>>> = {},
  paging: Partial<RoomPage> = {},
): RoomPage {
  const group = (
    name: RoomGroup['group'],
    opens_with: RoomGroup['opens_with'],
    isOpen: boolean,
  ): RoomGroup => {
    const own = documents.filter((document) => document.group === name);
    const size = own.reduce((sum, document) => sum + document.size, 0);
    return {
      group: name,
      opens_with,
      is_open: isOpen,
      is_disclosed: isOpen,
      count: isOpen ? own.length : null,
      size: isOpen ? size : null,
      download: { count: isOpen ? own.length : 0, size: isOpen ? size : 0 },
      ...groups[name],
    };
  };
  return {
    ...buildPaged(documents),
    folders: [],
    folder: null,
    news: { count: 0, since: null },
    watermark: { is_on: false, counts: { marked: 2, unmarkable: 0, others: [] } },
    groups: [
      group('annual', 'loi', false),
      group('other', 'introduction', true),
      group('general_ledger', 'due_diligence', false),
    ],
    ...paging,
  };
}

export const buildRoomRead = (overrides: Partial<RoomRead> = {}): RoomRead => ({
  id: 81,
  action: 'downloaded',
  by: 'requester',
  person: 'Thomas Keller',
  document: { id: 61, name: 'Lease.pdf', group: 'other', number: 1, index: '2.1', version: 1 },
  created_at: '2026-11-21T10:30:00.000Z',
  ...overrides,
});

/** What a change opens and closes; nothing by default. */
export function buildEffect(overrides: Partial<Record<keyof RoomEffect, string[]>> = {}): RoomEffect {
  const told = (names: string[] = []) => ({ count: names.length, names });
  return {
    opens: told(overrides.opens),
    closes: told(overrides.closes),
    opens_later: told(overrides.opens_later),
    closes_later: told(overrides.closes_later),
    keeps: told(overrides.keeps),
  };
}

export const buildBidder = (overrides: Partial<Bidder> = {}): Bidder => ({
  deal_id: 7,
  person: 'Thomas Keller',
  status: 'active',
  phase: 'introduction',
  last_seen_at: '2026-11-21T10:30:00.000Z',
  documents_read: 2,
  documents_open: 5,
  questions: 3,
  questions_open: 1,
  letters: 0,
  ...overrides,
});
