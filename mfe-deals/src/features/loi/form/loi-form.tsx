import type { CounterProposal, DealDetail, LoiDocument } from '@handover/shared/contract';
import { marketPlace, useFormat } from '@handover/shared/format';
import { CancellableForm, DateField, DraftNotice, sameValue, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Stack } from '@handover/shared/ui';
import { useState } from 'react';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useSaveLoi } from '../../../queries/save-loi.mutation.ts';
import { fileProblem } from '../../../rules/file-problem.ts';
import { letterDraft } from '../../../rules/letter-draft.ts';
import { BidDateNote } from '../bids/bid-date-note.tsx';
import { LetterSource } from '../letters/letter-source.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import classes from './loi-form.module.css';
import { expirationBounds, loiFormSchema } from './loi-form.schema.ts';
import {
  isProposal,
  type LoiFormValues,
  toLetterInput,
  toLoiValues,
  toNewValues,
  toTakenOver,
} from './loi-form.values.ts';
import { TermsFields } from './terms-fields.tsx';

interface LoiFormProps {
  deal: DealDetail;
  /** The pending letter, to send a new version of it. */
  letter?: LoiDocument;
  /** What the seller would accept, to begin with. */
  counter?: CounterProposal;
  /** Whether the term sheet stands beside the fields: on a page, which has the room. */
  withSheet?: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** A letter of intent: written from its terms, or a file of one's own with the terms beside it. What was typed survives a reload. */
export function LoiForm({ deal, letter, counter, withSheet = false, onDone, onCancel }: LoiFormProps) {
  const { t } = useTranslation(['deals', 'inputs']);
  const { language } = useFormat();
  const messages = useMessages();
  const save = useSaveLoi(deal.id, letter);
  const mode = letter ? 'update' : 'submit';
  const [initial] = useState(() =>
    letter ? (counter ? toTakenOver(letter, counter) : toLoiValues(letter)) : toNewValues(deal),
  );
  const form = useAppForm<LoiFormValues>({
    schema: loiFormSchema(t, letter !== undefined && !letter.file_made),
    defaultValues: initial,
    draftKey: letterDraft(deal.id, letter, counter),
  });
  const closedNotice = useClosedNotice('deal');
  const submit = async (values: LoiFormValues) => {
    if (letter && !counter && sameValue(toLetterInput(values), toLetterInput(initial)))
      return form.setError('expiration_date', { message: t('loi.unchanged') }, { shouldFocus: true });
    try {
      await save.mutateAsync({ ...toLetterInput(values), ...(counter && { counter_proposal: counter.id }) });
      messages.success(t(`success.${mode}_loi`));
      onDone();
    } catch (error) {
      const problem = fileProblem(error, t);
      if (!problem) throw closedNotice.toFormError(error);
      form.setError('file', { message: problem }, { shouldFocus: true });
    }
  };

  return (
    <CancellableForm form={form} action={t(`loi.${mode}.action`)} onSubmit={submit} onCancel={onCancel}>
      <div className={withSheet ? classes.beside : undefined}>
        <Stack gap="lg">
          <BidDateNote deal={deal} />
          {counter ? (
            <p className={classes.help}>
              {t(letter?.file_made ? 'counter.prefilled' : 'counter.prefilledFile')}
            </p>
          ) : null}
          <LetterSource
            isProposal={isProposal(deal)}
            keepsFile={letter !== undefined && !letter.file_made}
            progress={save.isPending ? save.progress : undefined}
          />
          <TermsFields opportunity={deal.opportunity} />
          <div className={classes.half}>
            <DateField
              name="expiration_date"
              label={t('loi.expiration')}
              description={t('loi.expirationHelp', { place: marketPlace(language) })}
              {...expirationBounds()}
              required
            />
          </div>
          <DraftNotice withSaved={withSheet} />
        </Stack>
        {withSheet ? <LetterSheet deal={deal} /> : null}
      </div>
    </CancellableForm>
  );
}
