import type { Company } from '@handover/shared/contract';
import {
  DraftNotice,
  FormAlert,
  FormChapter,
  FormChapters,
  FormProvider,
  OfficesField,
  RevenuesField,
  SubmitButton,
  UnsavedGuard,
  useAppForm,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Group } from '@handover/shared/ui';
import type { ComponentType } from 'react';
import { type CompanyValues, fromCompany, newCompany } from '../../rules/company-values.ts';
import { IdentityFields, PlaceFields } from './company-fields.tsx';
import { companyFormSchema } from './company-form.schema.ts';
import { useCompanySave } from './use-company-save.ts';

interface Chapter {
  id: string;
  fields: string[];
  isDone: (values: CompanyValues) => boolean;
  Fields: ComponentType;
}

const CHAPTERS: Chapter[] = [
  {
    id: 'identity',
    fields: ['name', 'sectors', 'sub_sectors', 'website', 'phone', 'activity'],
    isDone: ({ name, sectors }) => name !== '' && sectors.length > 0,
    Fields: IdentityFields,
  },
  {
    id: 'place',
    fields: ['country', 'region', 'city', 'zip_code'],
    isDone: ({ country, region }) => country !== null && region !== null,
    Fields: PlaceFields,
  },
  {
    id: 'offices',
    fields: ['offices'],
    isDone: ({ offices }) => offices.length > 0,
    Fields: OfficesField,
  },
  {
    id: 'figures',
    fields: ['currency', 'revenues'],
    isDone: ({ revenues }) =>
      revenues.every((row) => row.revenue !== null && row.number_of_employees !== null),
    Fields: RevenuesField,
  },
];

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
  const chapters = CHAPTERS.map(({ id, fields, isDone }) => ({
    id,
    title: t(`form.${id}`),
    fields,
    done: isDone(values),
  }));
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <UnsavedGuard />
        <DraftNotice draftKey={draftKey} />
        <FormChapters chapters={chapters}>
          {CHAPTERS.map(({ id, Fields }) => (
            <FormChapter key={id} id={id} title={t(`form.${id}`)} lead={t(`form.${id}Help`)}>
              <Fields />
            </FormChapter>
          ))}
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
