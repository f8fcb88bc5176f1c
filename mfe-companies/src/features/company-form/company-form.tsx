import type { Company } from '@handover/shared/contract';
import {
  DraftNotice,
  FormAlert,
  FormProvider,
  OfficesField,
  RevenuesField,
  SubmitButton,
  useAppForm,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Group } from '@handover/shared/ui';
import { IdentityFields, PlaceFields } from './company-fields.tsx';
import { companyFormSchema } from './company-form.schema.ts';
import { type CompanyValues, fromCompany, newCompany } from './company-values.ts';
import { type Chapter, FormChapters } from './form-chapters.tsx';
import { useCompanySave } from './use-company-save.ts';

const IDENTITY = ['name', 'sectors', 'sub_sectors', 'website', 'phone', 'activity'];
const PLACE = ['country', 'region', 'city', 'zip_code'];

export const CompanyForm = ({ company }: { company?: Company }) => {
  const { t } = useTranslation('companies');
  const draftKey = `company-${company?.id ?? 'create'}`;
  const form = useAppForm<CompanyValues>({
    schema: companyFormSchema,
    defaultValues: company ? fromCompany(company) : newCompany(),
    draftKey,
  });
  const save = useCompanySave(form, !company);
  const values = form.watch();
  const chapters: Chapter[] = [
    {
      id: 'identity',
      title: t('form.identity'),
      lead: t('form.identityHelp'),
      fields: IDENTITY,
      done: values.name !== '' && values.sectors.length > 0,
      content: <IdentityFields />,
    },
    {
      id: 'place',
      title: t('form.place'),
      lead: t('form.placeHelp'),
      fields: PLACE,
      done: values.country !== null && values.region !== null,
      content: <PlaceFields />,
    },
    {
      id: 'offices',
      title: t('form.offices'),
      lead: t('form.officesHelp'),
      fields: ['offices'],
      done: values.offices.length > 0,
      content: <OfficesField />,
    },
    {
      id: 'figures',
      title: t('form.figures'),
      lead: t('form.figuresHelp'),
      fields: ['currency', 'revenues'],
      done: values.revenues.every((row) => row.revenue !== null && row.number_of_employees !== null),
      content: <RevenuesField />,
    },
  ];
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <DraftNotice draftKey={draftKey} />
        <FormChapters chapters={chapters}>
          <FormAlert />
          <Group mt="xl">
            <SubmitButton>{t(company ? 'form.save' : 'form.create')}</SubmitButton>
            <Button
              component={Link}
              to={company ? routes.companyView(company.id) : routes.companies()}
              variant="subtle"
            >
              {t('form.cancel')}
            </Button>
          </Group>
        </FormChapters>
      </form>
    </FormProvider>
  );
};
