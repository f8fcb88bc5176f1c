import type { Company } from '@handover/shared/contract';
import { type AppForm, useServerErrors } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText, useMessages } from '@handover/shared/messages';
import { routes, useNavigate } from '@handover/shared/router';
import { useEffect, useState } from 'react';
import { useSaveCompany } from '../../queries/save-company.mutation.ts';
import type { CompanyValues } from '../../rules/company-values.ts';

/** Saves, tells what failed where it failed, and leads to the company once all of it is stored. */
export const useCompanySave = (form: AppForm<CompanyValues>, creating: boolean) => {
  const { t } = useTranslation('companies');
  const save = useSaveCompany();
  const words = useErrorText();
  const messages = useMessages();
  const navigate = useNavigate();
  const serverErrors = useServerErrors(form);
  const [saved, setSaved] = useState<Company>();
  const { isSubmitSuccessful } = form.formState;

  // Only after the form knows that it was sent: its draft is dropped then, before the page goes.
  useEffect(() => {
    if (!saved || !isSubmitSuccessful) return;
    messages.success(creating ? t('form.created', { name: saved.name }) : t('form.saved'));
    navigate(routes.companyView(saved.id), { replace: creating });
  }, [saved, isSubmitSuccessful, creating, messages, navigate, t]);

  return async (values: CompanyValues) => {
    try {
      const { company, revenuesError, officesError } = await save.mutateAsync(values);
      form.setValue('id', company.id);
      const failures = [
        revenuesError && t('form.financialPrefix') + words(revenuesError),
        officesError && t('form.officesPrefix') + words(officesError),
      ].filter((text): text is string => typeof text === 'string');
      if (failures.length === 0) return setSaved(company);
      const text = [t('form.partly', { name: company.name }), ...failures].join('\n');
      form.setError('root.server', { type: 'server', message: text });
    } catch (error) {
      serverErrors(error);
    }
  };
};
