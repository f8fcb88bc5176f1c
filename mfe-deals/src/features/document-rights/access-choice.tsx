import { DOCUMENT_ACCESS, type DocumentRights } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import type { ModalProps } from '@handover/shared/modals';
import { Stack } from '@handover/shared/ui';
import { Radio } from '@handover/shared/ui-extra';
import { INHERITED } from './opening.rules.ts';

/** What a buyer may do, each with what it means; within a folder, first as that says. */
export function AccessChoice({ within }: Pick<ModalProps<'document-rights'>, 'within'>) {
  const { t } = useTranslation('deals');
  const rightsText = useRightsText();
  const { field, error } = useField('access');
  return (
    <Radio.Group
      label={t('rights.access.label')}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      error={error}
    >
      <Stack gap="xs" mt="xs">
        {within ? (
          <Radio
            value={INHERITED}
            label={t('rights.access.inherited', { folder: within.folder })}
            description={rightsText(within.rights)}
          />
        ) : null}
        {DOCUMENT_ACCESS.map((access) => (
          <Radio
            key={access}
            value={access}
            label={t(`rights.access.${access}`)}
            description={t(`rights.means.${access}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** 'Read it here · from 24/12/2026' */
function useRightsText() {
  const { t } = useTranslation(['deals', 'inputs']);
  const { date } = useFormat();
  return ({ access, opens_on: day, opens_early: early }: DocumentRights) =>
    [
      t(`rights.access.${access}`),
      access !== 'hidden' && day ? t('documents.rights.from', { ns: 'inputs', date: date(day) }) : '',
      access !== 'hidden' && early ? t('documents.rights.early', { ns: 'inputs' }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
}
