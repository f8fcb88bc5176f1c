import type { ReactNode } from 'react';
import type { OrganizationalChart } from '../../contract/companies/organizational-chart.schema.ts';
import { type FieldProps, useField, useFieldDescription } from '../../design/forms/index.ts';
import { LoadError, LoadingBlock } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { lazyModule, useLazyModule } from '../../kernel/lazy/index.ts';
import classes from './org-chart-field.module.css';

const editor = lazyModule(async () => (await import('./editor/chart-editor.tsx')).ChartEditor);

export interface OrgChartFieldProps extends Pick<FieldProps, 'name' | 'description'> {
  /** Default “Organisation chart”. */
  label?: ReactNode;
}

const isChart = (value: unknown): value is OrganizationalChart =>
  typeof value === 'object' && value !== null && 'nodes' in value;
const peopleOf = (chart: unknown): string[] =>
  isChart(chart) ? chart.nodes.map(({ name, title }) => [name, title].filter(Boolean).join(', ')) : [];

/**
 * An organisation chart in a form, edited by mouse and keyboard, with undo. The value is as on the wire, null if it is empty; its rule
 * is `orgChartRule()`.
 */
export const OrgChartField = ({ name, label, description }: OrgChartFieldProps) => {
  const { t } = useTranslation('inputs');
  const { field, error } = useField(name);
  const shownLabel = label ?? t('orgChart.title');
  useFieldDescription(name, { label: shownLabel, linesOf: peopleOf });
  const { view, retry } = useLazyModule(editor);
  // Its space is there from the beginning, so that nothing below moves.
  if (view === 'waiting' || view === 'loading')
    return (
      <div className={field.value ? undefined : classes.empty}>
        <LoadingBlock variant={field.value ? 'chart' : 'form'} count={1} />
      </div>
    );
  if ('error' in view) return <LoadError error={view.error} onRetry={retry} />;
  const Editor = view.module;
  return (
    <Editor
      ref={field.ref}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={shownLabel}
      description={description}
      error={typeof error === 'string' ? error : undefined}
    />
  );
};
