import type { ClosingLine, DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, EmptyState, Icon, Section } from '@handover/shared/ui';
import { ListFilters } from '../../../components/list-filters.tsx';
import lineClasses from '../../../components/list-line.module.css';
import { useLineAddress } from '../../../hooks/use-line-address.ts';
import { byKind, closingFilters } from '../../../rules/closing-list.ts';
import { LINE_FILTERS } from '../../../rules/line-filters.ts';
import classes from '../closing.module.css';
import { AddClosingLine } from './add-closing-line.tsx';
import { ClosingRow } from './closing-row.tsx';

interface ClosingListProps {
  deal: DealDetail;
  lines: ClosingLine[];
  mayWrite: boolean;
}

/** What has to be there or done for the closing, by what it is about. */
export function ClosingList({ deal, lines, mayWrite }: ClosingListProps) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const address = useLineAddress('closing');
  const counts = closingFilters.count(lines);
  const shown = closingFilters.filter(lines, address.filter);
  return (
    <Section title={t('closing.list.title')}>
      <div className={classes.part}>
        <div className={classes.tools}>
          {lines.length > 0 ? (
            <ListFilters
              label={t('diligence.filterLabel')}
              filters={([undefined, ...LINE_FILTERS] as const).map((value) => ({
                value,
                label: t(`diligence.filter.${value ?? 'all'}`),
                count: counts[value ?? 'all'],
              }))}
              value={address.filter}
              onChoose={address.showFilter}
            />
          ) : null}
          {mayWrite ? (
            <Button
              variant="default"
              data-no-print
              leftSection={<Icon name="plus" size={18} />}
              onClick={() => modals.open('closing-template', { dealId: deal.id, lines })}
            >
              {t('diligence.template.open')}
            </Button>
          ) : null}
        </div>
        {byKind(shown).map((group) => (
          <section key={group.kind} aria-label={t(`closing.kinds.${group.kind}`)}>
            <h3 className={lineClasses.name}>{t(`closing.kinds.${group.kind}`)}</h3>
            <ol className={lineClasses.lines}>
              {group.lines.map((line) => (
                <ClosingRow
                  key={line.id}
                  line={line}
                  deal={deal}
                  isOpen={line.id === address.line}
                  onShow={address.showLine}
                />
              ))}
            </ol>
          </section>
        ))}
        {shown.length > 0 ? null : lines.length > 0 ? (
          <EmptyState title={t('diligence.noneFound')} />
        ) : (
          <EmptyState
            title={t('diligence.empty')}
            text={mayWrite ? t('closing.list.emptyText') : undefined}
          />
        )}
        {mayWrite ? <AddClosingLine dealId={deal.id} /> : null}
      </div>
    </Section>
  );
}
