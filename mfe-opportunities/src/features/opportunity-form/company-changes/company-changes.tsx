import { useFormContext, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Alert, Stack } from '@handover/shared/ui';
import type { CompanyChange } from '../../../api/company-changes.api.ts';
import type { CopiedDocuments } from '../../../queries/copied-documents.mutation.ts';
import type { SellValues } from '../sell-kind.ts';
import { ChangeRow } from './change-row.tsx';
import { changedFormValues, isOffered, newDocuments } from './offered-changes.ts';
import type { CompanyDecisions } from './use-company-decisions.ts';

interface CompanyChangesProps {
  changes: CompanyDecisions;
  copied: CopiedDocuments<SellValues>;
}

/** Offers what changed in the company, field by field: take it over, or keep what the sale has. Saving the form settles it. */
export function CompanyChanges({ changes: { open, decide }, copied }: CompanyChangesProps) {
  const { t } = useTranslation('opportunities');
  const { getValues, setValue } = useFormContext<SellValues>();
  useWatch<SellValues>();
  const offered = open.filter((change) => isOffered(change, getValues()));
  if (offered.length === 0) return null;

  const take = (change: CompanyChange) => {
    const after = { ...getValues(), ...changedFormValues(change) };
    for (const name of Object.keys(changedFormValues(change)) as (keyof ReturnType<
      typeof changedFormValues
    >)[])
      setValue(name, after[name], { shouldDirty: true, shouldValidate: true });
    const documents = newDocuments(change);
    if (documents.length > 0) copied.choose(getValues('company_id'), new Set(documents));
    decide(change);
  };
  return (
    <Alert
      color="ink"
      title={t('form.companyChanges.title')}
      role="region"
      aria-label={t('form.companyChanges.title')}
    >
      <Stack gap="md">
        {t('form.companyChanges.text')}
        {offered.map((change) => (
          <ChangeRow
            key={change.field}
            change={change}
            onTake={() => take(change)}
            onKeep={() => decide(change)}
          />
        ))}
      </Stack>
    </Alert>
  );
}
