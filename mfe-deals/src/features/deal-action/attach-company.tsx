import { CancellableForm, SelectField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, LoadingBlock, QueryView, Stack } from '@handover/shared/ui';
import { DialogFoot } from '@handover/shared/ui-extra';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useAttachCompany } from '../../queries/change-deal.mutation.ts';
import { useMyCompanies } from '../../queries/my-companies.query.ts';
import type { ActionFormProps } from './action-form-props.ts';
import { type AttachCompanyValues, attachCompanySchema } from './attach-company.schema.ts';

/** The seller chooses the company that the deal of a mandate is about. */
export function AttachCompany(props: ActionFormProps) {
  return (
    <QueryView query={useMyCompanies()} skeleton={<LoadingBlock variant="list" count={2} />}>
      {({ results }) => {
        const companies = results.filter(({ sold }) => !sold);
        if (companies.length === 0) return <FirstCompany {...props} isAnother={results.length > 0} />;
        return <Choice {...props} companies={companies} />;
      }}
    </QueryView>
  );
}

interface FirstCompanyProps extends Pick<ActionFormProps, 'onCancel'> {
  /** What there is, is sold. */
  isAnother: boolean;
}

function FirstCompany({ onCancel, isAnother }: FirstCompanyProps) {
  const { t } = useTranslation('deals');
  return (
    <Stack gap="md">
      <p>{t(`actionDialog.attach_company.${isAnother ? 'allSold' : 'none'}`)}</p>
      <DialogFoot>
        <Button component={Link} to={routes.companyEdit('create')} color="accent" onClick={onCancel}>
          {t('actionDialog.attach_company.create')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('dialog.back')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

interface ChoiceProps extends ActionFormProps {
  companies: readonly { id: number; name: string }[];
}

function Choice({ deal, onDone, onCancel, companies }: ChoiceProps) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const attach = useAttachCompany(deal.id);
  const closedNotice = useClosedNotice('deal');
  const form = useAppForm<AttachCompanyValues>({
    schema: attachCompanySchema(),
    defaultValues: { company_id: companies.length === 1 ? String(companies[0]?.id) : '' },
  });
  const submit = ({ company_id }: AttachCompanyValues) =>
    attach.mutateAsync(Number(company_id)).then(onDone, (error) => {
      throw closedNotice.toFormError(error);
    });
  return (
    <CancellableForm
      form={form}
      action={t('actionDialog.attach_company.action')}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p>{t('actionDialog.attach_company.text', { name: partyName(deal.other_party) })}</p>
      <SelectField
        name="company_id"
        label={t('actionDialog.attach_company.label')}
        options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
        searchable
        required
      />
    </CancellableForm>
  );
}
