import { TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

const written = () =>
  rules.text({ min: TEXT.agreementMin, max: TEXT.agreementMax }).required('requiredField');

export const ownAgreementFormSchema = yup.object({ text: written() });
export type OwnAgreementValues = yup.InferType<typeof ownAgreementFormSchema>;

const both = () => yup.object({ sell: written(), buy: written() });
export const houseAgreementFormSchema = yup.object({ texts: yup.object({ en: both(), fr: both() }) });
export type HouseAgreementValues = yup.InferType<typeof houseAgreementFormSchema>;
