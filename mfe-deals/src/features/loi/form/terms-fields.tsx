import { LOI_STRUCTURES, type Opportunity, TEXT } from '@handover/shared/contract';
import { MoneyField, SelectField, TextAreaField, TextField, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Stack } from '@handover/shared/ui';
import classes from './loi-form.module.css';
import { AskingPrice, PaidAtClosing } from './price-check.tsx';

const PARTS = ['earn_out', 'vendor_loan'] as const;

interface TermsFieldsProps {
  opportunity: Opportunity;
  /** A counter-proposal, which leaves to the buyer how the price is financed. */
  isCounter?: boolean;
}

/** The terms of a letter. Beside a file of one's own they are optional, so that the page can show what the file says. */
export function TermsFields({ opportunity, isCounter = false }: TermsFieldsProps) {
  const { t } = useTranslation('deals');
  const isWritten = useWatch({ name: 'source' }) === 'written';
  const currency: string = useWatch({ name: 'currency' });
  const parts: unknown[] = useWatch({ name: PARTS.map((part) => `structure.${part}.amount`) });
  // A part that is paid later belongs to a structure.
  const hasParts = parts.some((amount) => amount !== null && amount !== '');
  return (
    <fieldset className={classes.terms}>
      <legend className={classes.legend}>{t('loi.terms.title')}</legend>
      {isWritten || isCounter ? null : <p className={classes.help}>{t('loi.terms.besideFile')}</p>}
      <Stack gap="md">
        <div className={classes.price}>
          <MoneyField
            name="price"
            label={t('loi.terms.price')}
            currencyName="currency"
            required={isWritten || isCounter}
          />
          <AskingPrice opportunity={opportunity} />
        </div>
        <SelectField
          name="structure.type"
          label={t('loi.terms.structure')}
          options={LOI_STRUCTURES.map((value) => ({ value, label: t(`loi.terms.structures.${value}`) }))}
          searchable={false}
          required={isWritten || isCounter || hasParts}
        />
        {PARTS.map((part) => (
          <div key={part} className={classes.part}>
            <MoneyField
              name={`structure.${part}.amount`}
              label={t(`loi.terms.${part}`)}
              description={t(`loi.terms.${part}Help`)}
              currency={currency}
            />
            <TextField
              name={`structure.${part}.text`}
              label={t(`loi.terms.${part}Text`)}
              description={t(`loi.terms.${part}TextHelp`)}
            />
          </div>
        ))}
        <PaidAtClosing />
        {isCounter ? null : (
          <TextAreaField
            name="financing"
            label={t('loi.terms.financing')}
            description={t('loi.terms.financingHelp')}
            rows={2}
            maxLength={TEXT.longMax}
            required={isWritten}
          />
        )}
        <TextAreaField
          name="conditions"
          label={t('loi.terms.conditions')}
          description={t('loi.terms.conditionsHelp')}
          rows={2}
          maxLength={TEXT.longMax}
        />
        <div className={classes.half}>
          <TextField
            name="exclusivity_days"
            label={t('loi.terms.exclusivity')}
            description={t('loi.terms.exclusivityHelp')}
            inputMode="numeric"
            required={isWritten}
          />
        </div>
      </Stack>
    </fieldset>
  );
}
