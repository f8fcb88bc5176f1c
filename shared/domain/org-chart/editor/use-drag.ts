import { type DragEvent, useState } from 'react';
import type { ChartActions } from './chart-actions.ts';
import { refusalOf } from './chart-edits.rules.ts';
import type { ChartEditor } from './use-chart-editor.ts';

/** Dragging a person onto a new superior. The same is done by “Reports to” and by Alt and the arrows. */
export const useDrag = (editor: ChartEditor, { moveUnder }: ChartActions) => {
  const [held, setHeld] = useState<string>();
  const [over, setOver] = useState<string>();
  const canHang = (parent: string) =>
    held !== undefined && refusalOf(editor.nodes, { kind: 'move', id: held, parent }) === null;
  const end = () => {
    setHeld(undefined);
    setOver(undefined);
  };
  return (id: string) => ({
    draggable: true,
    'data-over': (over === id && id !== held) || undefined,
    'data-held': held === id || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      editor.choose(id);
      setHeld(id);
    },
    onDragOver: (event: DragEvent) => {
      if (!canHang(id)) return;
      event.preventDefault();
      if (over !== id) setOver(id);
    },
    onDragLeave: () => setOver((before) => (before === id ? undefined : before)),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (held !== undefined && canHang(id)) moveUnder(held, id);
      end();
    },
    onDragEnd: end,
  });
};
