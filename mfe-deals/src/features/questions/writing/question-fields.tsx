import { QUESTION_CATEGORIES, TEXT } from '@handover/shared/contract';
import { SelectField, TextAreaField, TextField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import classes from '../questions.module.css';

/** Subject, topic and text of a question. */
export function QuestionFields({ focusFirst = false }: { focusFirst?: boolean }) {
  const { t } = useTranslation('deals');
  return (
    <>
      <div className={classes.fields}>
        <TextField name="subject" label={t('questions.subject')} />
        <SelectField
          name="category"
          label={t('questions.categoryLabel')}
          options={QUESTION_CATEGORIES.map((value) => ({ value, label: t(`questions.category.${value}`) }))}
        />
      </div>
      <TextAreaField
        name="question"
        label={t('questions.ask')}
        maxLength={TEXT.longMax}
        required
        focusFirst={focusFirst}
      />
    </>
  );
}
