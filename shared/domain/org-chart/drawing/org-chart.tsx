import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { OrganizationalChart } from '../../../contract/organizational-chart.schema.ts';
import { Button } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { inOrder, toForest } from '../forest.ts';
import { drawForest } from './chart-layout.ts';
import { ChartSheet, placeStyle } from './chart-sheet.tsx';
import classes from './org-chart.module.css';
import { OrgList } from './org-list.tsx';
import { PersonBox } from './person-box.tsx';
import { useCentred } from './use-centred.ts';
import { usePan } from './use-pan.ts';

export interface OrgChartProps {
  /** As on the wire; nothing is drawn of null, or of nobody. */
  chart: OrganizationalChart | null;
  /** What it is called for who can't see it: the heading it stands under, as a rule. */
  label?: string;
}

/** A sheet of paper, in px: what is wider is printed as a list. */
const PAPER = 1000;
const SMALLEST = 0.4;

/** The organisation of a business as a tidy tree; on a narrow page, for screen readers and on paper as lists in lists. */
export const OrgChart = ({ chart, label }: OrgChartProps) => {
  const { t } = useTranslation('inputs');
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  const [fitted, setFitted] = useState(false);
  const pan = usePan();
  const forest = useMemo(() => toForest(chart?.nodes ?? []), [chart]);
  const drawing = useMemo(() => drawForest(forest), [forest]);
  const pane = useMergedRef(ref, useCentred(drawing));
  if (forest.length === 0) return null;
  const name = label ?? t('orgChart.title');
  const tooWide = room > 0 && drawing.width > room;
  const fit = Math.max(SMALLEST, room / drawing.width);
  return (
    <figure className={classes.figure} aria-label={name} data-broad={drawing.width > PAPER || undefined}>
      <div className={classes.drawing}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keys, too */}
        <section ref={pane} className={classes.pane} tabIndex={0} aria-label={t('orgChart.drawn')} {...pan}>
          <div aria-hidden="true">
            <ChartSheet drawing={drawing} scale={tooWide && fitted ? fit : 1}>
              {drawing.places.map((place) => (
                <div
                  key={place.branch.node.id}
                  className={classes.box}
                  style={placeStyle(place)}
                  data-top={place.branch.level === 1 || undefined}
                  title={[place.branch.node.name, place.branch.node.title].filter(Boolean).join(', ')}
                >
                  <PersonBox node={place.branch.node} />
                </div>
              ))}
            </ChartSheet>
          </div>
        </section>
        {tooWide ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setFitted(!fitted)}>
            {t(fitted ? 'orgChart.fullSize' : 'orgChart.fit')}
          </Button>
        ) : null}
      </div>
      <div className={classes.list}>
        <p className={classes.hidden}>{t('orgChart.people', { count: inOrder(forest).length })}</p>
        <OrgList forest={forest} />
      </div>
    </figure>
  );
};
