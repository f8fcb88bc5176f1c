import { DELEGATION_RIGHTS, DELEGATION_SCOPES, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';
import { asksForWords } from './delegation.values.ts';

const words = rules.requiredText({ min: TEXT.acceptanceWordsMin, max: TEXT.acceptanceWordsMax });

const terms = {
  right: yup
    .string()
    .oneOf([...DELEGATION_RIGHTS], 'invalidChoice')
    .required('requiredField'),
  ends_on: rules.requiredDate(),
  may_accept: yup.boolean().required(),
  acceptance_words: yup
    .string()
    .default('')
    .when(['right', 'may_accept'], ([right, mayAccept], schema) =>
      asksForWords({ right, may_accept: mayAccept }) ? words : schema,
    ),
};

export const termsSchema = yup.object(terms);

export const inviteAdviserSchema = yup.object({
  email: rules.email(),
  scope: yup
    .string()
    .oneOf([...DELEGATION_SCOPES], 'invalidChoice')
    .required('requiredField'),
  subject_id: rules.choice(),
  ...terms,
});
