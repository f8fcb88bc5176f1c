import { CLOSING_MAX } from '@handover/shared/contract';
import { CancellableForm, useAppForm, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Alert, LoadingBlock, QueryView, Stack } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useState } from 'react';
import classes from '../../../components/lines-template/template.module.css';
import { TemplateSection } from '../../../components/lines-template/template-section.tsx';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useAddClosingLines } from '../../../queries/closing.mutation.ts';
import { useClosingTemplate } from '../../../queries/closing-template.query.ts';
import type { ClosingTemplate } from '../../../templates/closing/load-template.ts';

type Props = ModalOf<'closing-template'>;

/** Lines that a closing usually has, of which the chosen ones are added. From then on they are lines like any other. */
export function ClosingTemplateModal(props: Props) {
  const { t } = useTranslation('deals');
  const add = useAddClosingLines(props.dealId);
  return (
    <ModalFrame
      title={t('diligence.template.title')}
      size="lg"
      busy={add.isPending}
      onClose={() => props.onClose()}
    >
      <QueryView
        query={useClosingTemplate()}
        skeleton={<LoadingBlock variant="list" count={6} label={t('diligence.template.loading')} />}
      >
        {(template) => <TemplateForm {...props} template={template} add={add} />}
      </QueryView>
    </ModalFrame>
  );
}

interface TemplateFormProps extends Props {
  template: ClosingTemplate;
  add: ReturnType<typeof useAddClosingLines>;
}

function TemplateForm({ lines: before, template, add, onClose }: TemplateFormProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const form = useAppForm({ schema: yup.object({}), defaultValues: {} });
  const all = template.sections.flatMap(({ kind, lines }) => lines.map((line) => ({ ...line, kind })));
  const known = new Set(before.map(({ title }) => title));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(all.map(({ title }) => title).filter((title) => !known.has(title))),
  );
  const choose = (titles: readonly string[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Set(now);
      for (const title of titles)
        if (isChosen) next.add(title);
        else next.delete(title);
      return next;
    });
  const added = all.filter(({ title }) => chosen.has(title));
  const room = CLOSING_MAX.lines - before.length;
  const problem =
    added.length === 0
      ? t('diligence.template.none')
      : added.length > room
        ? t('diligence.template.full', { count: room })
        : undefined;
  return (
    <CancellableForm
      form={form}
      lead={t('closing.list.templateLead')}
      action={t('diligence.template.action', { count: added.length })}
      busy={add.isPending}
      onCancel={() => onClose()}
      onSubmit={async () => {
        if (problem) return;
        try {
          await add.mutateAsync(added);
        } catch (error) {
          throw closedNotice.toFormError(error);
        }
        messages.success(t('diligence.template.done', { count: added.length }));
        onClose(true);
      }}
    >
      <Stack gap="md">
        <ul className={classes.sections}>
          {template.sections.map(({ kind, lines }) => (
            <TemplateSection
              key={kind}
              section={{ name: t(`closing.kinds.${kind}`), lines: lines.map(({ title }) => title) }}
              chosen={chosen}
              onChoose={choose}
            />
          ))}
        </ul>
        {problem ? <Alert role="status">{problem}</Alert> : null}
      </Stack>
    </CancellableForm>
  );
}
