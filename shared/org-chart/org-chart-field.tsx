import type { ReactNode } from 'react';
import { type FieldProps, useField } from '../forms/fields/use-field.ts';
import { useTranslation } from '../i18n/index.ts';
import { LoadError } from '../messages/index.ts';
import { areaKey, useQuery } from '../query/index.ts';
import { LoadingBlock } from '../ui/index.ts';

export interface OrgChartFieldProps extends Pick<FieldProps, 'name' | 'description'> {
  /** “Organisation chart” where nothing else is said. */
  label?: ReactNode;
}

/**
 * An organisation chart in a form, by mouse and by keyboard: people added, named, moved, put in order and removed, each step
 * taken back if wished. The value is as on the wire, null without anybody; `orgChartRule()` is its rule.
 */
export const OrgChartField = ({ name, label, description }: OrgChartFieldProps) => {
  const { t } = useTranslation('inputs');
  const { field, error } = useField(name);
  // As a query, since it is tried again by itself and by a press: a chunk that got lost costs nothing that was entered.
  const editor = useQuery({
    queryKey: areaKey('ui', 'org-chart-editor'),
    queryFn: async () => (await import('./chart-editor.tsx')).ChartEditor,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 2,
  });
  if (editor.isError)
    return <LoadError error={editor.error} onRetry={() => editor.refetch()} retrying={editor.isFetching} />;
  if (!editor.data) return <LoadingBlock variant="chart" />;
  const Editor = editor.data;
  return (
    <Editor
      ref={field.ref}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={label ?? t('orgChart.title')}
      description={description}
      error={typeof error === 'string' ? error : undefined}
    />
  );
};
