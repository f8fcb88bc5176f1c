import type { ChartNode } from '../../../contract/companies/organizational-chart.schema.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import classes from './org-chart.module.css';

/** The name and the role of a person. */
export const PersonBox = ({ node }: { node: ChartNode }) => {
  const { t } = useTranslation('inputs');
  return (
    <>
      <span className={classes.name} data-absent={node.name.trim() === '' || undefined}>
        {node.name.trim() || t('orgChart.nameless')}
      </span>
      {node.title ? <span className={classes.title}>{node.title}</span> : null}
    </>
  );
};
