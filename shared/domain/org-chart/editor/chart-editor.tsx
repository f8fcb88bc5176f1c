import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { OrganizationalChart } from '../../../contract/companies/organizational-chart.schema.ts';
import { ORG_CHART } from '../../../contract/limits.ts';
import { Button, Icon } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useChartActions } from './chart-actions.ts';
import classes from './chart-editor.module.css';
import { ChartTree, type TreeHandle } from './chart-tree.tsx';
import { PersonPanel } from './person-panel.tsx';
import { useChartEditor } from './use-chart-editor.ts';

export interface ChartEditorProps {
  value: OrganizationalChart | null;
  onChange: (chart: OrganizationalChart | null) => void;
  onBlur: () => void;
  label: ReactNode;
  description?: ReactNode;
  error?: string;
  /** Gets the focus when the form has an error here. */
  ref: Ref<{ focus: () => void }>;
}

/** The chart with the controls that change it. */
export const ChartEditor = (props: ChartEditorProps) => {
  const { value, onChange, onBlur, label, description, ref } = props;
  const { t } = useTranslation('inputs');
  const editor = useChartEditor(value, onChange);
  const actions = useChartActions(editor);
  const tree = useRef<TreeHandle>(null);
  const name = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const ids = { label: useId(), help: useId() };
  const { people, chosen, pendingFocus, clearPendingFocus, announcement } = editor;
  const nameless = people.filter(({ node }) => node.name.trim() === '');
  const isNaming = nameless.length > 0 && nameless.every(({ node }) => editor.isNaming(node.id));
  const error = isNaming ? undefined : props.error;

  useEffect(() => {
    if (!pendingFocus) return;
    if (pendingFocus === 'name') name.current?.focus();
    else if (pendingFocus === 'empty') first.current?.focus();
    else tree.current?.focus();
    clearPendingFocus();
  });
  useImperativeHandle(ref, () => ({
    focus: () => {
      const [unnamed] = nameless;
      editor.endNaming();
      if (unnamed) editor.choose(unnamed.node.id);
      (name.current ?? first.current)?.focus();
    },
  }));

  const full = people.length >= ORG_CHART.nodes;
  return (
    <fieldset
      className={classes.editor}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      <legend id={ids.label} className={classes.label}>
        {label}
      </legend>
      {description ? <p className={classes.note}>{description}</p> : null}
      <div className={classes.bar}>
        <Button
          ref={first}
          size="xs"
          variant="default"
          leftSection={<Icon name="plus" size={16} />}
          disabled={full}
          onClick={() => editor.add(null)}
        >
          {t(people.length === 0 ? 'orgChart.addFirst' : 'orgChart.addTop')}
        </Button>
        {people.length > 0 || editor.undo || editor.redo ? (
          <>
            <Button size="xs" variant="subtle" disabled={!editor.undo} onClick={editor.undo}>
              {t('orgChart.undo')}
            </Button>
            <Button size="xs" variant="subtle" disabled={!editor.redo} onClick={editor.redo}>
              {t('orgChart.redo')}
            </Button>
            <span className={classes.count}>
              {t('orgChart.countOf', { count: people.length, max: ORG_CHART.nodes })}
            </span>
          </>
        ) : null}
      </div>
      {chosen ? (
        <>
          <p id={ids.help} className={classes.keys}>
            {t('orgChart.keys')}
          </p>
          <ChartTree
            ref={tree}
            editor={editor}
            actions={actions}
            labelledBy={ids.label}
            describedBy={ids.help}
            invalid={error !== undefined}
            onOpen={() => name.current?.focus()}
          />
        </>
      ) : null}
      <p role="status" className={classes.announcement}>
        <span key={announcement.number}>{announcement.text}</span>
      </p>
      {chosen ? (
        <PersonPanel
          editor={editor}
          actions={actions}
          chosen={chosen}
          nameRef={name}
          onClose={() => tree.current?.focus()}
          error={error}
        />
      ) : null}
      {error ? (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
};
