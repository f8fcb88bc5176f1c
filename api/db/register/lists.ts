import { DEAL, deal, internal } from './deals.ts';
import { type Register, words } from './entry.ts';

/** The lists of a deal: of its due diligence and of its closing, with the agreements. Both sides have them. */
export const LISTS: Register = {
  diligence_lists: {
    why: 'When the due-diligence list of a deal was sent.',
    kept: DEAL,
    columns: [deal('sent_at'), internal('deal_id')],
  },
  diligence_lines: {
    why: 'What one side asks the other for in due diligence.',
    kept: DEAL,
    columns: [
      words(deal('section request')),
      deal('id section_number number owed_by person_id due_on state updated_at'),
      internal('deal_id created_at'),
    ],
  },
  diligence_reminders: {
    why: 'Of which days a side was told that something is still open.',
    kept: DEAL,
    columns: [internal('deal_id owed_by due_on')],
  },
  diligence_comments: {
    why: 'What was written on these lines, and who did what with them.',
    kept: DEAL,
    columns: [words(deal('text')), deal('author_id acted_by state created_at'), internal('id line_id')],
  },
  diligence_documents: {
    why: 'Documents that these lines name.',
    kept: DEAL,
    columns: [deal('file_id line_id')],
  },
  closing_lines: {
    why: 'What has to be there or done for the closing of a deal, by whom, and how far it is.',
    kept: DEAL,
    columns: [
      words(deal('title reason')),
      deal(
        'id number kind owed_by written_by due_on state moved_side moved_by moved_acted_by moved_at updated_at',
      ),
      internal('deal_id created_at'),
    ],
  },
  closing_files: {
    why: 'Documents of these lines.',
    kept: DEAL,
    columns: [deal('file_id line_id')],
  },
  deal_agreements: {
    why: 'The agreements that the sides of a deal negotiate.',
    kept: DEAL,
    columns: [words(deal('name')), deal('id'), internal('deal_id number created_at')],
  },
  agreement_versions: {
    why: 'Their drafts and signed copies: who has put them there, and who has agreed.',
    kept: DEAL,
    columns: [
      words(deal('note')),
      deal(
        'id agreement_id number file_id uploaded_by acted_by seller_marked_at buyer_marked_at signed_file_id signed_by signed_acted_by signed_at confirmed_by confirmed_acted_by confirmed_at created_at',
      ),
    ],
  },
};
