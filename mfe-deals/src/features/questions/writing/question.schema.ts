import { COUNT, QUESTION_CATEGORIES, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';
import type { TFunction } from '@handover/shared/i18n';

const files = (t: TFunction) =>
  yup
    .array()
    .defined()
    .max(COUNT.attachments, t('questions.files.tooMany', { count: COUNT.attachments }));
/** Ids of attachments to take away. */
const removedFiles = () => yup.array(yup.number().required()).defined();

export const askSchema = (t: TFunction) =>
  yup.object({
    subject: rules.text({ max: TEXT.subjectMax }),
    category: yup
      .string()
      .nullable()
      .defined()
      .oneOf([...QUESTION_CATEGORIES, null]),
    question: rules.requiredText({ min: TEXT.questionMin, max: TEXT.longMax }),
    files: files(t),
  });

export const editSchema = (t: TFunction) => askSchema(t).shape({ removed_files: removedFiles() });

export const answerSchema = (t: TFunction) =>
  yup.object({
    answer: rules.requiredText({ max: TEXT.longMax }),
    files: files(t),
    removed_files: removedFiles(),
  });
