import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useConfirm } from '../../../kernel/modals/index.ts';
import { type Direction, idsBelow, stepOf } from './chart-edits.rules.ts';
import type { ChartEditor } from './use-chart-editor.ts';

/** The actions on a person, for keys, buttons and the mouse. */
export const useChartActions = (editor: ChartEditor) => {
  const { t } = useTranslation('inputs');
  const confirm = useConfirm();
  const nodeOf = (id: string | null) => editor.nodes.find((node) => node.id === id);
  const nameOf = (id: string | null) => nodeOf(id)?.name.trim() || t('orgChart.nameless');

  const moveUnder = (id: string, parent: string | null) => {
    if (nodeOf(id)?.parent === parent) return;
    const name = nameOf(id);
    const text =
      parent === null
        ? t('orgChart.announcement.top', { name })
        : t('orgChart.announcement.moved', { name, superior: nameOf(parent) });
    editor.edit({ kind: 'move', id, parent }, text);
  };
  const step = (id: string, direction: Direction) => {
    const edit = stepOf(editor.nodes, id, direction);
    if (edit) editor.edit(edit, t(`orgChart.announcement.${direction}`, { name: nameOf(id) }), 'person');
    else editor.announce(t('orgChart.refused.edge'));
  };
  const remove = async (id: string) => {
    const below = idsBelow(editor.nodes, id).size - 1;
    const name = nameOf(id);
    const confirmed =
      below === 0 ||
      (await confirm({
        title: t('orgChart.removeTitle', { name }),
        text: t('orgChart.removeText', { count: below }),
        action: t('orgChart.removeAll', { count: below + 1 }),
        danger: true,
      }));
    if (!confirmed) return;
    // The dialog has returned the focus to the removed person by then.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { parent = null } = nodeOf(id) ?? {};
    const siblings = editor.nodes.filter((node) => node.parent === parent);
    const index = siblings.findIndex((node) => node.id === id);
    const next = siblings[index + 1] ?? siblings[index - 1] ?? nodeOf(parent);
    const last = editor.nodes.length === below + 1;
    editor.edit(
      { kind: 'remove', id },
      t('orgChart.announcement.removed', { name, count: below + 1 }),
      last ? 'empty' : 'person',
    );
    if (next) editor.choose(next.id);
  };
  return { nameOf, moveUnder, step, remove };
};

export type ChartActions = ReturnType<typeof useChartActions>;
