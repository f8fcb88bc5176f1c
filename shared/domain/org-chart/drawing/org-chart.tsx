import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { OrganizationalChart } from '../../../contract/companies/organizational-chart.schema.ts';
import { Button } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { inOrder, toForest } from '../forest.ts';
import { layoutForest } from './chart-layout.ts';
import { ChartSheet, positionStyle } from './chart-sheet.tsx';
import classes from './org-chart.module.css';
import { OrgList } from './org-list.tsx';
import { PersonBox } from './person-box.tsx';
import { useCenteredScroll } from './use-centered-scroll.ts';
import { usePan } from './use-pan.ts';

export interface OrgChartProps {
  /** The chart, as on the wire. An empty one is not rendered. */
  chart: OrganizationalChart | null;
  /** The label for screen readers, usually the heading above. */
  label?: string;
}

/** A wider chart is printed as a list, in px. */
const MAX_PRINT_WIDTH = 1000;
const MIN_SCALE = 0.4;

/** The organisation chart as a tree; as nested lists on a narrow page, for screen readers, and in print. */
export const OrgChart = ({ chart, label }: OrgChartProps) => {
  const { t } = useTranslation('inputs');
  const { ref, width: available } = useElementSize<HTMLDivElement>();
  const [fitted, setFitted] = useState(false);
  const pan = usePan();
  const forest = useMemo(() => toForest(chart?.nodes ?? []), [chart]);
  const layout = useMemo(() => layoutForest(forest), [forest]);
  const pane = useMergedRef(ref, useCenteredScroll(layout));
  if (forest.length === 0) return null;
  const name = label ?? t('orgChart.title');
  const tooWide = available > 0 && layout.width > available;
  const fit = Math.max(MIN_SCALE, available / layout.width);
  return (
    <figure
      className={classes.figure}
      aria-label={name}
      data-broad={layout.width > MAX_PRINT_WIDTH || undefined}
    >
      <div className={classes.drawing}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it has to be scrollable by keyboard */}
        <section ref={pane} className={classes.pane} tabIndex={0} aria-label={t('orgChart.drawn')} {...pan}>
          <div aria-hidden="true">
            <ChartSheet layout={layout} scale={tooWide && fitted ? fit : 1}>
              {layout.positions.map((position) => (
                <div
                  key={position.branch.node.id}
                  className={classes.box}
                  style={positionStyle(position)}
                  data-top={position.branch.level === 1 || undefined}
                  title={[position.branch.node.name, position.branch.node.title].filter(Boolean).join(', ')}
                >
                  <PersonBox node={position.branch.node} />
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
