import { type KeyboardEvent, type RefObject, useId } from 'react';
import { ORG_CHART } from '../../../contract/limits.ts';
import { Select, TextInput } from '../../../design/overlays/index.ts';
import { ActionIcon, Button, Icon, type IconName } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { Branch } from '../forest.ts';
import type { ChartActions } from './chart-actions.ts';
import classes from './chart-editor.module.css';
import { type Direction, refusalOf, stepOf } from './chart-edits.rules.ts';
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
  /** Back into the chart. */
  onClose: () => void;
  error?: string;
}

/** Everything that can be changed about the person who is chosen: what the mouse does by dragging stands here, too. */
export const PersonPanel = ({ editor, actions, chosen, nameRef, onClose, error }: PersonPanelProps) => {
  const { t } = useTranslation('inputs');
  const heading = useId();
  const { nodes, people } = editor;
  const { id, name, title, parent } = chosen.node;
  const refusesUnder = refusalOf(nodes, { kind: 'add', id: '', parent: id });
  const refusesBeside = refusalOf(nodes, { kind: 'add', id: '', parent });
  const superiors = [
    { value: TOP, label: t('orgChart.nobody') },
    ...people
      .map(({ node }) => ({ node, refusal: refusalOf(nodes, { kind: 'move', id, parent: node.id }) }))
      .filter(({ refusal }) => refusal !== 'cycle')
      .map(({ node, refusal }) => ({
        value: PERSON + node.id,
        label: [actions.nameOf(node.id), node.title].filter(Boolean).join(', '),
        disabled: refusal !== null,
      })),
  ];
  const leave = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    // Added by mistake: nothing was said of them yet.
    if (event.key === 'Escape' && !name && !title && chosen.reports.length === 0) void actions.remove(id);
    else onClose();
  };
  const text = (field: 'name' | 'title') => ({
    label: t(field === 'name' ? 'orgChart.name' : 'orgChart.role'),
    value: chosen.node[field],
    maxLength: ORG_CHART.textMax,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      editor.write(id, field, currentTarget.value),
    onBlur: editor.pause,
    onKeyDown: leave,
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
          disabled={refusesUnder !== null}
          onClick={() => editor.add(id)}
        >
          {t('orgChart.addUnder')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name="plus" size={16} />}
          disabled={refusesBeside !== null}
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
        <Button
          size="xs"
          variant="subtle"
          color="danger"
          className={classes.remove}
          leftSection={<Icon name="trash" size={16} />}
          onClick={() => actions.remove(id)}
        >
          {t('orgChart.remove')}
        </Button>
      </div>
      {refusesUnder ? <p className={classes.note}>{t(`orgChart.refused.${refusesUnder}`)}</p> : null}
    </section>
  );
};
