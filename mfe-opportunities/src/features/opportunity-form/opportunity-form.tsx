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
import type { ReactNode } from 'react';
import {
  type OpportunityKind,
  type SaveOptions,
  useSaveOpportunity,
} from '../../queries/save-opportunity.mutation.ts';
import { FoldedReason, RejectionReason } from './rejection-reason.tsx';
import { SECTIONS } from './sections.ts';

interface OpportunityFormProps<Values extends RecordValues> {
  kind: OpportunityKind<Values>;
  /** Undefined for a new one. */
  opportunity?: Opportunity;
  stored: Stored<Values>;
  schema: yup.AnyObjectSchema;
  saving?: Omit<SaveOptions<Values>, 'isRejected'>;
  beforeSave?: BeforeSave<Values>;
  /** Called once everything is stored, before the page is left. */
  onSaved?: (saved: { id: number; values: Values }) => void;
  /** The states of sections whose content is not in the values. */
  states?: Readonly<Record<string, RecordSection['state']>>;
  /** See `RecordForm`. */
  notice?: ReactNode;
  children: ReactNode;
}

/** What both forms share: the sections and the saving. */
export function OpportunityForm<Values extends RecordValues>(props: OpportunityFormProps<Values>) {
  const { kind, opportunity, stored, schema, saving, beforeSave, onSaved, states, notice, children } = props;
  const { type } = kind;
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const navigate = useNavigate();
  const isRejected = opportunity?.validated === false;
  const reason = isRejected ? opportunity.own?.rejection_reason : undefined;
  const record = useRecordForm({
    schema,
    stored,
    draftKey: `opportunity-${opportunity?.id ?? type}`,
    sections: SECTIONS[type].map((section) => ({
      ...section,
      title: t(`form.section.${section.id}`),
      state: states?.[section.id],
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
  return (
    <RecordForm
      record={record}
      notice={
        <>
          {reason ? <FoldedReason reason={reason} /> : null}
          {notice}
        </>
      }
      action={t(isRejected ? 'form.resubmit' : opportunity ? 'form.save' : 'form.submit')}
      cancel={{
        to: opportunity ? routes.oppView(opportunity.id) : routes.opps({ type }),
        label: t('form.cancel'),
      }}
    >
      {reason ? <RejectionReason reason={reason} /> : null}
      {children}
    </RecordForm>
  );
}
