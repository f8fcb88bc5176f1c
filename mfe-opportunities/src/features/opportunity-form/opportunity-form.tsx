import type { Opportunity } from '@handover/shared/contract';
import {
  type BeforeSave,
  RecordForm,
  type RecordSection,
  type RecordValues,
  type Stored,
  useRecordForm,
  type yup,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes, useNavigate } from '@handover/shared/router';
import { draftForms } from '@handover/shared/session';
import { useActingDelegation } from '@handover/shared/ui-extra';
import { type ReactNode, useEffect } from 'react';
import {
  type OpportunityKind,
  type SaveOptions,
  useSaveOpportunity,
} from '../../queries/save-opportunity.mutation.ts';
import { FoldedReason, RejectionReason } from './rejection-reason.tsx';
import { SECTIONS } from './sections.ts';

export type OnStored = (opportunity: { id: number; title: string }) => void;

type TitledValues = RecordValues & { project_title: string };

interface OpportunityFormProps<Values extends TitledValues> {
  kind: OpportunityKind<Values>;
  /** Undefined for a new one. */
  opportunity?: Opportunity;
  stored: Stored<Values>;
  schema: yup.AnyObjectSchema;
  saving?: Omit<SaveOptions<Values>, 'isRejected'>;
  beforeSave?: BeforeSave<Values>;
  /** Called once everything is stored, before the page is left. */
  onSaved?: (saved: { id: number; values: Values }) => void;
  /** A new one is stored, but not all that belongs to it: from now on it is edited. */
  onStored?: OnStored;
  /** The states of sections whose content is not in the values. */
  states?: Readonly<Record<string, Pick<RecordSection, 'state' | 'lacks'>>>;
  /** See `RecordForm`. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The sections and the saving, which both forms share. */
export function OpportunityForm<Values extends TitledValues>(props: OpportunityFormProps<Values>) {
  const { kind, opportunity, stored, schema, saving, beforeSave, onSaved, onStored } = props;
  const { states, notice, children } = props;
  const { type } = kind;
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const navigate = useNavigate();
  const { id: delegation } = useActingDelegation();
  const isRejected = opportunity?.validated === false;
  const reason = isRejected ? opportunity.own?.rejection_reason : undefined;
  const record = useRecordForm({
    schema,
    stored,
    draftKey: opportunity ? draftForms.opportunity(opportunity.id) : draftForms.opportunity(type, delegation),
    draftKeyOf: draftForms.opportunity,
    sections: SECTIONS[type].map((section) => ({
      ...section,
      title: t(`form.section.${section.id}`),
      ...states?.[section.id],
    })),
    calls: useSaveOpportunity(kind, { ...saving, isRejected }),
    beforeSave,
    onSaved: ({ id, values, saved = opportunity }) => {
      onSaved?.({ id, values });
      const outcome = opportunity ? (saved?.validated === null ? 'resubmitted' : 'saved') : 'created';
      messages.success(t(`form.${outcome}`));
      navigate(routes.oppView(id), { replace: true });
    },
  });
  const { id: storedId, form } = record;
  const isNew = opportunity === undefined;
  useEffect(() => {
    if (isNew && storedId !== null) onStored?.({ id: storedId, title: form.getValues().project_title });
  }, [isNew, storedId, form, onStored]);
  return (
    <RecordForm
      record={record}
      notice={
        <>
          {reason ? <FoldedReason reason={reason} /> : null}
          {notice}
        </>
      }
      action={t(isRejected ? 'form.resubmit' : storedId === null ? 'form.submit' : 'form.save')}
      cancel={{
        to: storedId === null ? routes.opps({ type, acting_for: delegation }) : routes.oppView(storedId),
        label: t('form.cancel'),
      }}
    >
      {reason ? <RejectionReason reason={reason} /> : null}
      {children}
    </RecordForm>
  );
}
