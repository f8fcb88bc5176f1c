import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { LoadingBlock, VisuallyHidden } from '@handover/shared/ui';
import { lazyComponent, Tabs, useCurrentInView } from '@handover/shared/ui-extra';
import { useRef } from 'react';
import { DataRoom } from '../features/data-room/data-room.tsx';
import { DealOverview } from '../features/deal-overview/deal-overview.tsx';
import { DealBrief } from '../features/deal-side/deal-brief.tsx';
import { Sale } from '../features/deal-side/sale.tsx';
import { LetterList } from '../features/loi/letters/letter-list.tsx';
import { QuestionPanel } from '../features/questions/question-panel.tsx';
import { DealTimeline } from '../features/timeline/deal-timeline.tsx';
import { useTabInSight } from '../hooks/use-tab-in-sight.ts';
import { hasClosing, hasDiligence, isOver } from '../rules/deal-state.ts';
import classes from './deal-view.module.css';

const Overview = ({ deal }: { deal: DealDetail }) => (
  <>
    <Sale deal={deal} />
    <div className={classes.brief}>
      <DealBrief deal={deal} />
    </div>
    <DealOverview deal={deal} />
  </>
);

const Diligence = lazyComponent(
  async () => (await import('../features/diligence/diligence-panel.tsx')).DiligencePanel,
  { skeleton: <LoadingBlock variant="list" count={6} /> },
);

const Closing = lazyComponent(
  async () => (await import('../features/closing/closing-panel.tsx')).ClosingPanel,
  { skeleton: <LoadingBlock variant="list" count={6} /> },
);

const panels = {
  overview: Overview,
  loi: LetterList,
  'data-room': DataRoom,
  questions: QuestionPanel,
  diligence: Diligence,
  closing: Closing,
  timeline: DealTimeline,
};
type TabName = keyof typeof panels;
const TAB_NAMES = Object.keys(panels) as TabName[];

/** The tabs that a deal has from a phase on. */
const SHOWN: Partial<Record<TabName, (deal: DealDetail) => boolean>> = {
  diligence: hasDiligence,
  closing: hasClosing,
};

const COUNTED = {
  loi: 'letters',
  'data-room': 'new_documents',
  questions: 'open_questions',
  diligence: 'diligence_to_do',
  closing: 'closing_to_do',
} as const;
const isCounted = (name: TabName): name is keyof typeof COUNTED => name in COUNTED;

/** The name of a tab with how many of it there are or wait; read out with what the number means. */
function TabLabel({ name, deal }: { name: TabName; deal: DealDetail }) {
  const { t } = useTranslation('deals');
  // A deal that is over has no open items, but its letters are still counted.
  const isShown = isCounted(name) && (name === 'loi' || !isOver(deal));
  const count = isShown ? deal.counts[COUNTED[name]] : 0;
  return (
    <>
      {t(`tabs.${name}`)}
      {isCounted(name) && count > 0 ? (
        <>
          <span className={classes.count} aria-hidden="true">
            {count}
          </span>
          <VisuallyHidden>, {t(`tabs.count.${COUNTED[name]}`, { count })}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
}

/** The open tab is in the address (?tab=), unless it is the first. */
export function DealTabs({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const [search, setSearch] = useSearchParams();
  const tabNames = TAB_NAMES.filter((name) => SHOWN[name]?.(deal) ?? true);
  const open = tabNames.find((name) => name === search.get('tab')) ?? 'overview';
  const show = (name: string | null) =>
    setSearch(name === null || name === 'overview' ? {} : { tab: name }, { preventScrollReset: true });

  const list = useCurrentInView(open);
  const tabs = useRef<HTMLDivElement>(null);
  useTabInSight(tabs, open !== 'overview');
  const visited = useRef(new Set<TabName>());
  visited.current.add(open);

  return (
    <Tabs
      ref={tabs}
      className={classes.tabs}
      value={open}
      onChange={show}
      keepMounted={false}
      activateTabWithKeyboard={false}
    >
      <div className={classes.bar}>
        <Tabs.List ref={list} aria-label={t('tabs.label')}>
          {tabNames.map((name) => (
            <Tabs.Tab key={name} value={name}>
              <TabLabel name={name} deal={deal} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      {tabNames.map((name) => {
        const Panel = panels[name];
        return (
          // A visited tab stays mounted, so that its input is kept and its uploads continue.
          <Tabs.Panel
            key={name}
            value={name}
            pt="lg"
            keepMounted={visited.current.has(name)}
            className={classes.panel}
            data-title={t(`tabs.${name}`)}
          >
            <Panel deal={deal} />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
