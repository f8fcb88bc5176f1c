import { COUNT, type DiligenceLinesBody } from '@handover/shared/contract';
import { CancellableForm, DateField, useAppForm, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Alert, LoadingBlock, NativeSelect, QueryView, Stack } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useState } from 'react';
import classes from '../../../components/lines-template/template.module.css';
import { TemplateSection } from '../../../components/lines-template/template-section.tsx';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useAddLines } from '../../../queries/diligence.mutation.ts';
import { useDiligenceTemplate } from '../../../queries/diligence-template.query.ts';
import {
  type DiligenceTemplate,
  groupOf,
  SECTOR_GROUPS,
  type TemplateSection as Section,
  type SectorGroup,
} from '../../../templates/diligence/load-template.ts';

type Props = ModalOf<'diligence-template'>;

/** Lines that a list usually has, of which the chosen ones are added. From then on they are lines like any other. */
export function DiligenceTemplateModal(props: Props) {
  const { t } = useTranslation('deals');
  const add = useAddLines(props.dealId);
  return (
    <ModalFrame
      title={t('diligence.template.title')}
      size="lg"
      busy={add.isPending}
      onClose={() => props.onClose()}
    >
      <QueryView
        query={useDiligenceTemplate()}
        skeleton={<LoadingBlock variant="list" count={6} label={t('diligence.template.loading')} />}
      >
        {(template) => <TemplateForm {...props} template={template} add={add} />}
      </QueryView>
    </ModalFrame>
  );
}

const NONE = '';
const linesOf = (sections: readonly Section[]) => sections.flatMap(({ lines }) => lines);

interface TemplateFormProps extends Props {
  template: DiligenceTemplate;
  add: ReturnType<typeof useAddLines>;
}

function TemplateForm({ sectors, lines: before, isSent, template, add, onClose }: TemplateFormProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const form = useAppForm({
    schema: yup.object({ due_on: yup.string().defined() }),
    defaultValues: { due_on: '' },
  });
  const [group, setGroup] = useState<SectorGroup | undefined>(() => groupOf(sectors));
  const known = new Set(before.map(({ request }) => request));
  const newOf = (lines: readonly string[]) => lines.filter((line) => !known.has(line));
  const withSector = (chosen?: SectorGroup) => [
    ...template.sections,
    ...(chosen ? [template.sectors[chosen]] : []),
  ];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(newOf(linesOf(withSector(group)))));
  const choose = (lines: readonly string[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Set(now);
      for (const line of lines)
        if (isChosen) next.add(line);
        else next.delete(line);
      return next;
    });
  const chooseGroup = (next: SectorGroup | undefined) => {
    if (group) choose(template.sectors[group].lines, false);
    if (next) choose(newOf(template.sectors[next].lines), true);
    setGroup(next);
  };
  const sections = withSector(group);
  const added = sections.flatMap(({ name, lines }) =>
    lines.filter((line) => chosen.has(line)).map((request) => ({ section: name, request })),
  );
  const room = COUNT.diligenceLines - before.length;
  const problem =
    added.length === 0
      ? t('diligence.template.none')
      : added.length > room
        ? t('diligence.template.full', { count: room })
        : undefined;
  return (
    <CancellableForm
      form={form}
      lead={t(isSent ? 'diligence.template.leadSent' : 'diligence.template.lead')}
      action={t('diligence.template.action', { count: added.length })}
      busy={add.isPending}
      onCancel={() => onClose()}
      onSubmit={async ({ due_on }) => {
        if (problem) return;
        const day = due_on || null;
        const body: DiligenceLinesBody['lines'] = added.map((line) => ({ ...line, due_on: day }));
        try {
          await add.mutateAsync(body);
        } catch (error) {
          throw closedNotice.toFormError(error);
        }
        messages.success(t('diligence.template.done', { count: added.length }));
        onClose(true);
      }}
    >
      <Stack gap="md">
        <NativeSelect
          label={t('diligence.template.sector')}
          value={group ?? NONE}
          onChoose={(value) => chooseGroup(SECTOR_GROUPS.find((each) => each === value))}
          options={[
            { value: NONE, label: t('diligence.template.noSector') },
            ...SECTOR_GROUPS.map((each) => ({ value: each, label: template.sectors[each].name })),
          ]}
        />
        <ul className={classes.sections}>
          {sections.map((section) => (
            <TemplateSection key={section.name} section={section} chosen={chosen} onChoose={choose} />
          ))}
        </ul>
        <DateField name="due_on" label={t('diligence.template.due')} />
        {problem ? <Alert role="status">{problem}</Alert> : null}
      </Stack>
    </CancellableForm>
  );
}
