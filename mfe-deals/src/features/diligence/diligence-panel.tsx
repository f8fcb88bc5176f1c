import type { DealDetail, Diligence } from '@handover/shared/contract';
import { useRowFocus } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useRef, useState } from 'react';
import lines from '../../components/list-line.module.css';
import { useLineAddress } from '../../hooks/use-line-address.ts';
import { useDiligence } from '../../queries/diligence.query.ts';
import { mayAs } from '../../rules/acting.ts';
import { filterLines, toSections } from '../../rules/diligence-list.ts';
import { AddLine } from './add-line.tsx';
import classes from './diligence.module.css';
import { LineFilters } from './line-filters.tsx';
import { LineRow } from './line-row.tsx';
import { ListTools } from './list-tools.tsx';
import { SendList } from './send-list.tsx';

/** The due-diligence list: what the buyer asks for, by sections, and where each line stands. */
export function DiligencePanel({ deal }: { deal: DealDetail }) {
  const query = useDiligence(deal.id);
  return (
    <QueryView query={query} skeleton={<LoadingBlock variant="list" count={6} />}>
      {(list) => <DiligenceList deal={deal} list={list} />}
    </QueryView>
  );
}

function DiligenceList({ deal, list }: { deal: DealDetail; list: Diligence }) {
  const { t } = useTranslation('deals');
  const address = useLineAddress('diligence');
  const container = useRef<HTMLDivElement>(null);
  useRowFocus(container);
  const [section, setSection] = useState('');
  const mayWrite = list.actions.includes('write') && mayAs(deal.acting_for, 'ask');
  const shown = filterLines(list.lines, address.filter);
  return (
    <div ref={container} tabIndex={-1} className={classes.panel}>
      <SendList deal={deal} list={list} />
      <div className={classes.tools}>
        {list.lines.length > 0 ? <LineFilters lines={list.lines} address={address} /> : null}
        <ListTools deal={deal} list={list} mayWrite={mayWrite} />
      </div>
      {toSections(shown).map((each) => (
        <section key={each.number} aria-label={each.name}>
          <h3 className={lines.name}>
            {each.number} {each.name}
          </h3>
          <ol className={lines.lines}>
            {each.lines.map((line) => (
              <LineRow
                key={line.id}
                line={line}
                deal={deal}
                people={list.people}
                isOpen={line.id === address.line}
                onShow={address.showLine}
              />
            ))}
          </ol>
        </section>
      ))}
      {shown.length > 0 ? null : list.lines.length > 0 ? (
        <EmptyState title={t('diligence.noneFound')} />
      ) : (
        <EmptyState
          title={t('diligence.empty')}
          text={t(mayWrite ? 'diligence.emptyText' : `diligence.emptyFor.${deal.side}`)}
        />
      )}
      {mayWrite ? (
        <AddLine
          dealId={deal.id}
          sections={toSections(list.lines).map(({ name }) => name)}
          section={section}
          onSection={setSection}
        />
      ) : null}
    </div>
  );
}
