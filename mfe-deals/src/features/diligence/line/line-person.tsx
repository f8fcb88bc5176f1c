import type { Diligence, DiligenceLineDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { NativeSelect } from '@handover/shared/ui';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import type { usePatchLine } from '../../../queries/diligence.mutation.ts';
import classes from './line.module.css';

interface LinePersonProps {
  line: DiligenceLineDetail;
  people: Diligence['people'];
  patch: ReturnType<typeof usePatchLine>;
}

const NOBODY = '';

/** Who of the own side sees to it; the other side does not learn it. */
export function LinePerson({ line, people, patch }: LinePersonProps) {
  const { t } = useTranslation('deals');
  const closedNotice = useClosedNotice('deal');
  const choose = (id: string) =>
    patch.mutate({ person_id: id === NOBODY ? null : Number(id) }, { onError: closedNotice.showError });
  return (
    <div className={classes.person} data-no-print>
      <NativeSelect
        label={t('diligence.person.label')}
        value={String(line.person?.id ?? NOBODY)}
        onChoose={choose}
        options={[
          { value: NOBODY, label: t('diligence.person.nobody') },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </div>
  );
}
