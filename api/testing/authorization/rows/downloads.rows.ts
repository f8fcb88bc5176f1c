import { type Row, rowsOf } from '../table.ts';
import { logged } from './checks.ts';

// biome-ignore format: a table
export const downloadRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/files/:id/', [
    { on: 'introduction: documents', of: (m) => m.sell.introduction.active.room.documents,             expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'introduction: annual accounts', of: (m) => m.sell.introduction.active.room.annual_accounts, expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'introduction: ledger', of: (m) => m.sell.introduction.active.room.general_ledger,           expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'letter: documents', of: (m) => m.sell.loi.active.room.documents,                            expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'letter: annual accounts', of: (m) => m.sell.loi.active.room.annual_accounts,                expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'letter: ledger', of: (m) => m.sell.loi.active.room.general_ledger,                          expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'due diligence: annual accounts', of: (m) => m.sell.due_diligence.active.room.annual_accounts, expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'due diligence: ledger', of: (m) => m.sell.due_diligence.active.room.general_ledger,         expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'spa: ledger', of: (m) => m.sell.spa.active.room.general_ledger,                             expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'closing: documents', of: (m) => m.sell.closing.active.room.documents,                       expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'completed: ledger', of: (m) => m.sell.completed.active.room.general_ledger,                 expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'mandate: documents', of: (m) => m.buy.introduction.active.room.documents,                   expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'mandate: ledger', of: (m) => m.buy.loi.active.room.general_ledger,                          expect: '401 404 404 200 404 404 404 404 200:logged' },
    { on: 'mandate: annual accounts', of: (m) => m.buy.loi.active.room.annual_accounts,                expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'mandate, due diligence: ledger', of: (m) => m.buy.due_diligence.active.room.general_ledger, expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'mandate, paused by exclusivity: documents', of: (m) => Number(m.buy.spa.paused?.room.documents), expect: '401 404 404 404 200 404 404 404 200:logged' },
    { on: 'mandate, cancelled: documents', of: (m) => m.buy.spa.cancelled.room.documents,              expect: '401 404 404 404 404 200 404 404 200:logged' },
    { on: 'paused by the owner: documents', of: (m) => m.sell.held.active.room.documents,              expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'paused by the owner: annual accounts', of: (m) => m.sell.held.active.room.annual_accounts,  expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'paused by exclusivity: documents', of: (m) => Number(m.sell.spa.paused?.room.documents),    expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'paused by exclusivity: annual accounts', of: (m) => Number(m.sell.spa.paused?.room.annual_accounts), expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'rival of a sold business: documents', of: (m) => Number(m.sell.completed.paused?.room.documents), expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'cancelled: documents', of: (m) => m.sell.introduction.cancelled.room.documents,             expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'cancelled: annual accounts', of: (m) => m.sell.introduction.cancelled.room.annual_accounts, expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'open letter', of: (m) => m.sell.loi.active.letterFile,                                      expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'earlier version of a letter', of: (m) => m.sell.loi.active.earlierFile,                      expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'attachment of a question', of: (m) => m.sell.introduction.active.attachments.asked,          expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'attachment of an answer', of: (m) => m.sell.introduction.active.attachments.answered,        expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'attachment of an answer, paused by the owner', of: (m) => m.sell.held.active.attachments.answered, expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'attachment of an answer, completed', of: (m) => m.buy.completed.active.attachments.answered, expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'own attachment, paused by exclusivity', of: (m) => Number(m.sell.spa.paused?.attachments.asked), expect: '401 404 404 404 200 404 200 404 200:logged' },
    { on: 'attachment of an answer, paused by exclusivity', of: (m) => Number(m.sell.spa.paused?.attachments.answered), expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'own attachment, cancelled', of: (m) => m.sell.loi.cancelled.attachments.asked,              expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'attachment of an answer, cancelled', of: (m) => m.sell.loi.cancelled.attachments.answered,  expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'proof of funds, request waiting', of: (m) => m.people.pending.proof,                         expect: '401 404 200 404 404 404 200 404 200:logged' },
    { on: 'proof of funds, deal open', of: (m) => m.people.active.proof,                                expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'proof of funds, deal paused', of: (m) => m.people.paused.proof,                              expect: '401 404 404 404 200 404 200 404 200:logged' },
    { on: 'proof of funds, deals cancelled', of: (m) => m.people.cancelled.proof,                       expect: '401 404 404 404 404 200 404 404 200:logged' },
    { on: 'proof of funds of the owner of a mandate', of: (m) => m.people.owner.proof,                  expect: '401 404 404 200 200 404 200 404 200:logged' },
    { on: 'removed by the owner', of: (m) => m.hidden,                                                 expect: '401 404 404 404 404 404 404 404 404' },
    { on: 'cancelled, the listing gone', of: (m) => m.withdrawn.active.room.documents,                 expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'accepted letter', of: (m) => m.sell.spa.active.letterFile,                                  expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'letter of a mandate', of: (m) => m.buy.loi.active.letterFile,                               expect: '401 404 404 200 404 404 200 404 200:logged' },
    { on: 'own letter, paused by exclusivity', of: (m) => Number(m.sell.spa.paused?.letterFile),       expect: '401 404 404 404 200 404 200 404 200:logged' },
    { on: 'own letter, cancelled', of: (m) => m.sell.loi.cancelled.letterFile,                         expect: '401 404 404 404 404 404 200 404 200:logged' },
  ], { see: { logged } }),
];

/** Files of a listing itself; requesters read the copies in their deals. */
// biome-ignore format: a table
export const listingDownloadRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/files/:id/', [
    { on: 'of a listing: documents', of: (m) => m.sell.due_diligence.room.documents,                   expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'of a listing: ledger', of: (m) => m.sell.due_diligence.room.general_ledger,                 expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'of a mandate: annual accounts', of: (m) => m.buy.spa.room.annual_accounts,                  expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'of a listing under review', of: (m) => m.waiting.room.documents,                            expect: '401 404 404 404 404 404 200 404 200:logged' },
    { on: 'of a listing of another', of: (m) => m.others.room.documents,                               expect: '401 404 404 404 404 404 404 200 200:logged' },
    { on: 'of a company: documents', of: (m) => m.fresh.companyRoom.documents,                         expect: '401 404 404 404 404 404 200 404 404' },
    { on: 'of a company: ledger', of: (m) => Number(m.sell.spa.companyRoom?.general_ledger),           expect: '401 404 404 404 404 404 200 404 404' },
    { on: 'of a company: annual accounts', of: (m) => Number(m.sell.spa.companyRoom?.annual_accounts), expect: '401 404 404 404 404 404 200 404 404' },
    { on: 'of a company of another', of: (m) => m.others.companyRoom.annual_accounts,                  expect: '401 404 404 404 404 404 404 200 404' },
  ], { see: { logged } }),
];
