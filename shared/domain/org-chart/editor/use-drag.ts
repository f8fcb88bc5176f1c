import { type DragEvent, useState } from 'react';
import type { ChartActions } from './chart-actions.ts';
import { denialReason } from './chart-edits.rules.ts';
import type { ChartEditor } from './use-chart-editor.ts';

/** Dragging a person onto a new superior. “Reports to” and Alt with the arrow keys do the same. */
export const useDrag = (editor: ChartEditor, { moveUnder }: ChartActions) => {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const canDrop = (parent: string) =>
    dragged !== undefined && denialReason(editor.nodes, { kind: 'move', id: dragged, parent }) === null;
  const reset = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (id: string) => ({
    draggable: true,
    'data-over': (over === id && id !== dragged) || undefined,
    'data-dragged': dragged === id || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      editor.choose(id);
      setDragged(id);
    },
    onDragOver: (event: DragEvent) => {
      if (!canDrop(id)) return;
      event.preventDefault();
      if (over !== id) setOver(id);
    },
    onDragLeave: () => setOver((before) => (before === id ? undefined : before)),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined && canDrop(id)) moveUnder(dragged, id);
      reset();
    },
    onDragEnd: reset,
  });
};
