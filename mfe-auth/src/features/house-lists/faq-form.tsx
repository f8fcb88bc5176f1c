import { type FaqEntry, LISTED, type ListedName, TEXT } from '@handover/shared/contract';
import {
  FormSection,
  RecordForm,
  SelectField,
  TextAreaField,
  TextField,
  useRecordForm,
} from '@handover/shared/forms';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes, useNavigate } from '@handover/shared/router';
import { useSaveFaqEntry } from '../../queries/save-list-entry.mutation.ts';
import { newFaq, storedFaq } from '../../rules/list-values.ts';
import { faqEntrySchema } from './list-entry.schema.ts';

interface FaqFormProps {
  /** Undefined: a new one. */
  entry: FaqEntry | undefined;
  categories: readonly ListedName[];
  /** The category of a new one, as its address names it. */
  category: string | null;
}

const STATES = ['shown', 'hidden'] as const;
const SECTIONS = {
  english: ['question', 'answer'],
  french: ['question_fr', 'answer_fr'],
  place: ['category', 'state'],
} as const;

/** A question with its answer in both languages; what somebody else has changed meanwhile is shown before it is overwritten. */
export function FaqForm({ entry, categories, category }: FaqFormProps) {
  const { t } = useTranslation('auth');
  const label = useLabel();
  const messages = useMessages();
  const navigate = useNavigate();
  const titles = { english: t('lists.english'), french: t('lists.french'), place: t('lists.faq.place') };
  const record = useRecordForm({
    schema: faqEntrySchema,
    stored: entry ? storedFaq(entry) : { values: newFaq(category), updatedAt: undefined },
    draftKey: `faq-${entry?.id ?? 'create'}`,
    sections: (['english', 'french', 'place'] as const).map((id) => ({
      id,
      title: titles[id],
      fields: SECTIONS[id],
      required: SECTIONS[id],
    })),
    calls: useSaveFaqEntry(),
    onSaved: () => {
      messages.success(t('lists.saved'));
      navigate(routes.faqEntries, { replace: true });
    },
  });
  return (
    <RecordForm
      record={record}
      action={t('lists.save')}
      cancel={{ to: routes.faqEntries, label: t('lists.cancel') }}
    >
      <FormSection id="english" title={titles.english}>
        <TextField name="question" label={t('lists.faq.question')} maxLength={LISTED.questionMax} required />
        <TextAreaField name="answer" label={t('lists.faq.answer')} maxLength={TEXT.longMax} required />
      </FormSection>
      <FormSection id="french" title={titles.french}>
        <TextField
          name="question_fr"
          label={t('lists.faq.questionFr')}
          maxLength={LISTED.questionMax}
          required
        />
        <TextAreaField name="answer_fr" label={t('lists.faq.answerFr')} maxLength={TEXT.longMax} required />
      </FormSection>
      <FormSection id="place" title={titles.place}>
        <SelectField
          name="category"
          label={t('lists.faq.category')}
          options={categories.map((each) => ({ value: String(each.id), label: label(each) }))}
          required
        />
        <SelectField
          name="state"
          label={t('lists.faq.shown')}
          options={STATES.map((value) => ({ value, label: t(`lists.states.${value}`) }))}
          required
        />
      </FormSection>
    </RecordForm>
  );
}
