import { QUESTIONS_AT_ONCE } from '@handover/shared/contract';
import { RowsDialog } from '@handover/shared/forms';
import { HttpError, hasCode, isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useAskSeveral } from '../../../queries/question.mutation.ts';
import { type SeveralRow, severalRule, toAsked } from './several.rules.ts';

/** Where lists of questions have what: English and French, without accents. */
const QUESTIONS = /^(?:questions?|requests?|demandes?|points?|text|texte|libelle|item|description)\b/u;
const SUBJECTS =
  /^(?:subject|objet|sections?|chapitre|topic|theme|rubrique|ref|n°|no\b|category|categorie|sujet)/u;

/** Several questions of a file or of pasted rows, asked all or none. */
export function SeveralDialog({ dealId, onClose }: { dealId: number; onClose: () => void }) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const ask = useAskSeveral(dealId);
  const take = async (rows: SeveralRow[]) => {
    try {
      const { count } = await ask.mutateAsync(rows.map(toAsked));
      messages.success(t('questions.several.done', { count }));
    } catch (error) {
      throw hasCode(error, 'question.asked_before') && isHttpError(error)
        ? atRows(error, t('questions.several.askedBefore'))
        : closedNotice.toFormError(error);
    }
  };
  return (
    <RowsDialog<SeveralRow>
      title={t('questions.several.title')}
      hint={t('questions.several.hint', { count: QUESTIONS_AT_ONCE })}
      takeLabel={(count) => t('questions.several.take', { count })}
      room={QUESTIONS_AT_ONCE}
      fields={[
        { key: 'question', label: t('questions.ask'), names: QUESTIONS, required: true },
        { key: 'subject', label: t('questions.subject'), names: SUBJECTS },
      ]}
      rule={severalRule(t('questions.several.repeated'))}
      toRow={({ question = '', subject = '' }) => ({ question, subject })}
      take={take}
      onClose={onClose}
    />
  );
}

/** The refusal of the server, at the rows that it is about. */
function atRows(error: HttpError, text: string): HttpError {
  const rows = String(error.params?.rows ?? '')
    .split(',')
    .map((row) => Number(row) - 1);
  const body = Object.fromEntries(rows.map((row) => [`questions.${row}.question`, [text]]));
  return new HttpError({ ...error, status: 400, message: error.message, body });
}
