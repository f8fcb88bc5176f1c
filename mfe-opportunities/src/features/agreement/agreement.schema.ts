import { type HouseAgreement, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

const written = () =>
  rules.text({ min: TEXT.agreementMin, max: TEXT.agreementMax }).required('requiredField');

/** What is signed: a text that is written here, or a PDF. */
export const AGREEMENT_FORMS = ['text', 'file'] as const;

/** The field of the file validates the file itself. */
export const ownAgreementFormSchema = yup.object({
  form: yup
    .string()
    .oneOf([...AGREEMENT_FORMS])
    .required(),
  text: rules
    .text({ max: TEXT.agreementMax })
    .when('form', ([form], schema) => (form === 'text' ? written() : schema)),
  file: rules
    .file()
    .test('chosen', 'requiredField', (file, { parent }) => parent.form === 'text' || file !== null),
});
export type OwnAgreementValues = yup.InferType<typeof ownAgreementFormSchema>;

/** A field for each text, by language and kind. */
export const houseAgreementFormSchema = yup.object({
  en_sell: written(),
  en_buy: written(),
  fr_sell: written(),
  fr_buy: written(),
});
export type HouseAgreementValues = yup.InferType<typeof houseAgreementFormSchema>;

export const toHouseValues = ({ en, fr }: HouseAgreement['texts']): HouseAgreementValues => ({
  ...{ en_sell: en.sell, en_buy: en.buy },
  ...{ fr_sell: fr.sell, fr_buy: fr.buy },
});

export const toHouseTexts = (values: HouseAgreementValues): HouseAgreement['texts'] => ({
  en: { sell: values.en_sell, buy: values.en_buy },
  fr: { sell: values.fr_sell, buy: values.fr_buy },
});
