import type { DealDetail, PrivateData } from '@handover/shared/contract';
import {
  DraftNotice,
  FormAlert,
  FormChapters,
  FormProvider,
  SubmitButton,
  useAppForm,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import { useState } from 'react';
import { chaptersOf } from './chapters.ts';
import classes from './deal-form.module.css';
import { dealSchema } from './deal-form.schema.ts';
import { type DealValues, dealValues } from './deal-values.ts';
import { MandateFields } from './mandate-fields.tsx';
import { SaleFields } from './sale-fields.tsx';
import { useDealSave } from './use-deal-save.ts';

/** What this deal shows of the business, for its owner; the listing stays as it is. */
export function DealForm({ deal, secret }: { deal: DealDetail; secret: PrivateData }) {
  const { t } = useTranslation('deals');
  const { t: say } = useTranslation('messages');
  const { id, type_of_opportunity: type } = deal;
  const draftKey = `deal-${id}`;
  const [initial] = useState(() => dealValues(deal, secret));
  const form = useAppForm<DealValues>({
    schema: dealSchema(type),
    defaultValues: initial,
    draftKey,
  });
  const save = useDealSave(form, deal, initial);
  const chapters = chaptersOf(type, form.watch()).map((chapter) => ({
    ...chapter,
    title: t(`edit.chapter.${chapter.id}`),
  }));

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <DraftNotice draftKey={draftKey} />
        <FormChapters chapters={chapters}>
          {type === 'sell' ? <SaleFields /> : <MandateFields />}
          <FormAlert title={say('saveFailed')} />
          <div className={classes.actions}>
            <SubmitButton>{t('edit.save')}</SubmitButton>
            <Button component={Link} to={routes.dealView(id)} variant="default" size="md">
              {t('edit.cancel')}
            </Button>
          </div>
        </FormChapters>
      </form>
    </FormProvider>
  );
}
