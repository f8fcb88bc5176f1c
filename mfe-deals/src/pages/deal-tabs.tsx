import type { DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Tabs } from '@handover/shared/overlays';
import { useSearchParams } from '@handover/shared/router';
import { useRef } from 'react';
import { DataRoom } from '../features/data-room/data-room.tsx';
import { DealOverview } from '../features/deal-overview/deal-overview.tsx';
import { LoiPanel } from '../features/loi/loi-panel.tsx';
import { QuestionPanel } from '../features/questions/question-panel.tsx';
import { DealTimeline } from '../features/timeline/deal-timeline.tsx';

const panels = {
  overview: DealOverview,
  loi: LoiPanel,
  'data-room': DataRoom,
  questions: QuestionPanel,
  timeline: DealTimeline,
};
type TabName = keyof typeof panels;
const names = Object.keys(panels) as TabName[];

/** The open tab is in the address (?tab=); the first one needs no word there. */
export function DealTabs({ deal }: { deal: DealDetail }) {
  const { t } = useTranslation('deals');
  const [search, setSearch] = useSearchParams();
  const open = names.find((name) => name === search.get('tab')) ?? 'overview';
  const show = (name: string | null) =>
    setSearch(name === null || name === 'overview' ? {} : { tab: name }, { preventScrollReset: true });

  const seen = useRef(new Set<TabName>());
  seen.current.add(open);

  return (
    <Tabs value={open} onChange={show} keepMounted={false} activateTabWithKeyboard={false}>
      <Tabs.List aria-label={t('tabs.label')}>
        {names.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map((name) => {
        const Panel = panels[name];
        return (
          // What was typed stays, and uploads go on, while another tab is read.
          <Tabs.Panel key={name} value={name} pt="lg" keepMounted={seen.current.has(name)}>
            <Panel deal={deal} />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
