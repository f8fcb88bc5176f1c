import { type KeyboardEvent, type RefObject, useId } from 'react';
import { ORG_CHART } from '../../../contract/limits.ts';
import { ActionIcon, Button, Icon, type IconName } from '../../../design/ui/index.ts';
import { DeleteButton, Select, TextInput } from '../../../design/ui-extra/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { Branch } from '../forest.ts';
import type { ChartActions } from './chart-actions.ts';
import classes from './chart-editor.module.css';
import { type Direction, denialReason, stepOf } from './chart-edits.rules.ts';
import type { ChartEditor } from './use-chart-editor.ts';

const TOP = 'top';
const PERSON = 'person ';
const STEPS: [Direction, IconName][] = [
  ['earlier', 'chevron-left'],
  ['later', 'chevron-right'],
];

interface PersonPanelProps {
  editor: ChartEditor;
  actions: ChartActions;
  chosen: Branch;
  nameRef: RefObject<HTMLInputElement | null>;
  /** Returns the focus to the chart. */
  onClose: () => void;
  error?: string;
}

/** Edits the selected person. Also has the actions that the mouse does by dragging. */
export const PersonPanel = ({ editor, actions, chosen, nameRef, onClose, error }: PersonPanelProps) => {
  const { t } = useTranslation('inputs');
  const heading = useId();
  const { nodes, people } = editor;
  const { id, name, title, parent } = chosen.node;
  const denialUnder = denialReason(nodes, { kind: 'add', id: '', parent: id });
  const denialBeside = denialReason(nodes, { kind: 'add', id: '', parent });
  const superiors = [
    { value: TOP, label: t('orgChart.nobody') },
    ...people
      .map(({ node }) => ({ node, denial: denialReason(nodes, { kind: 'move', id, parent: node.id }) }))
      .filter(({ denial }) => denial !== 'cycle')
      .map(({ node, denial }) => ({
        value: PERSON + node.id,
        label: [actions.nameOf(node.id), node.title].filter(Boolean).join(', '),
        disabled: denial !== null,
      })),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    // Escape removes an empty person, who was added by mistake.
    if (event.key === 'Escape' && !name && !title && chosen.reports.length === 0) void actions.remove(id);
    else onClose();
  };
  const text = (field: 'name' | 'title') => ({
    label: t(field === 'name' ? 'orgChart.name' : 'orgChart.role'),
    value: chosen.node[field],
    maxLength: ORG_CHART.textMax,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      editor.setText(id, field, currentTarget.value),
    onBlur: editor.pause,
    onKeyDown,
  });
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <h3 id={heading} className={classes.heading}>
        {actions.nameOf(id)}
      </h3>
      <div className={classes.fields}>
        <TextInput
          {...text('name')}
          ref={nameRef}
          withAsterisk
          aria-required
          error={name.trim() === '' ? error : undefined}
        />
        <TextInput {...text('title')} />
        <Select
          label={t('orgChart.reportsTo')}
          data={superiors}
          value={parent === null ? TOP : PERSON + parent}
          onChange={(value) =>
            value && actions.moveUnder(id, value === TOP ? null : value.slice(PERSON.length))
          }
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('nothingFound')}
          maxDropdownHeight={240}
        />
      </div>
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name="plus" size={16} />}
          disabled={denialUnder !== null}
          onClick={() => editor.add(id)}
        >
          {t('orgChart.addUnder')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name="plus" size={16} />}
          disabled={denialBeside !== null}
          onClick={() => editor.add(parent, id)}
        >
          {t('orgChart.addBeside')}
        </Button>
        {STEPS.map(([direction, icon]) => (
          <ActionIcon
            key={direction}
            variant="default"
            size={30}
            aria-label={t(`orgChart.${direction}`)}
            title={t(`orgChart.${direction}`)}
            disabled={stepOf(nodes, id, direction) === null}
            onClick={() => actions.step(id, direction)}
          >
            <Icon name={icon} size={16} />
          </ActionIcon>
        ))}
        <DeleteButton size="xs" className={classes.remove} onClick={() => actions.remove(id)}>
          {t('orgChart.remove')}
        </DeleteButton>
      </div>
      {denialUnder ? <p className={classes.note}>{t(`orgChart.refused.${denialUnder}`)}</p> : null}
    </section>
  );
};
