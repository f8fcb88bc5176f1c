import {
  type ChangedField,
  CLOSING_KINDS,
  CLOSING_OWNERS,
  CLOSING_STATES,
  DEAL_PHASES,
  DEAL_SIDES,
  DILIGENCE_STATES,
  type Language,
  QUESTION_CATEGORIES,
  type Question,
  type RoomRead,
  TIMELINE_KINDS,
  type TimelineEntry,
} from '@handover/shared/contract';
import { closingSheet, closingSheetName } from '../../features/closing/closing-sheet.ts';
import { logSheet, logSheetName } from '../../features/data-room/log-sheet.ts';
import { sheetName, timelineSheet } from '../../features/deals/timeline/timeline-sheet.ts';
import { diligenceSheet, diligenceSheetName } from '../../features/diligence/diligence-sheet.ts';
import { buildTree } from '../../features/document-folders/index.ts';
import { indexSheet } from '../../features/dossier/index-sheet.ts';
import { questionSheet, sheetName as questionsName } from '../../features/questions/question-sheet.ts';
import { TEXTS } from '../texts.ts';

/** The compiler requires a text of each. */
const FIELDS = Object.keys(TEXTS.en.sheets.timeline.fields) as ChangedField[];
const AT = '2026-03-14T10:00:00.000Z';

const entry = (event: string, more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  ...{ id: 1, event, side: null, person: null, phase: null, details: null, created_at: AT },
  ...more,
});
const ENTRIES = [
  ...Object.values(TIMELINE_KINDS).flatMap((events) =>
    events.flatMap((event) => [entry(event), ...DEAL_SIDES.map((side) => entry(event, { side }))]),
  ),
  ...DEAL_PHASES.map((phase) => entry('phase_changed', { phase })),
  entry('details_changed', {
    details: {
      version: 2,
      changes: FIELDS.map((field) => ({ field, year: null, before: null, after: null })),
    },
  }),
];
const QUESTIONS = QUESTION_CATEGORIES.flatMap((category) =>
  DEAL_SIDES.map(
    (side) =>
      ({
        ...{ number: 1, created_at: AT, answered_at: AT, corrected_at: null, subject: null },
        ...{ asker: '', answerer: null, asked_by: side, category, question: '?', answer: '!' },
        ...{ files: [], answer_files: [], earlier_answers: [] },
      }) as unknown as Question,
  ),
);
const READS = (['viewed', 'downloaded'] as const).flatMap((action) =>
  (['staff', 'buyer'] as const).map(
    (by) =>
      ({
        ...{ action, by, person: null, created_at: AT },
        document: { name: 'a.pdf', version: 1, group: 'financial', number: 1, index: '1.1' },
      }) as unknown as RoomRead,
  ),
);

const DOCUMENTS = (['annual_accounts', 'documents', 'general_ledger'] as const).map((kind) => ({
  ...{ kind, number: 1, name: 'a.pdf', size: 1, sha256: 'a' },
  createdAt: new Date(AT),
}));

const LINES = DILIGENCE_STATES.flatMap((state) =>
  DEAL_SIDES.map((owed_by) => ({
    ...{ section: 'Legal', section_number: 1, number: 1, request: '?', owed_by, state },
    ...{ due_on: null, documents: [] },
  })),
);

const CLOSING = CLOSING_KINDS.flatMap((kind) =>
  CLOSING_OWNERS.flatMap((owed_by) =>
    CLOSING_STATES.map((state) => ({
      ...{ number: 1, kind, title: '?', owed_by, due_on: null, state, reason: '', files: [] },
    })),
  ),
);

/** Every sheet that the server writes, with its name. */
export const everySheet = (language: Language) => [
  [sheetName(language), timelineSheet(ENTRIES, language)],
  [questionsName(language), questionSheet(QUESTIONS, language)],
  [closingSheetName(language), closingSheet(CLOSING, language)],
  [diligenceSheetName(language), diligenceSheet(LINES, language)],
  [logSheetName(language), logSheet(READS, language)],
  ['', indexSheet(DOCUMENTS, buildTree([], [], false), language)],
];
