import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { layoutForest } from '../drawing/chart-layout.ts';
import { ChartSheet, positionStyle } from '../drawing/chart-sheet.tsx';
import sheet from '../drawing/org-chart.module.css';
import { PersonBox } from '../drawing/person-box.tsx';
import { useCenteredScroll } from '../drawing/use-centered-scroll.ts';
import type { ChartActions } from './chart-actions.ts';
import classes from './chart-editor.module.css';
import { handleTreeKey } from './tree-keys.ts';
import type { ChartEditor } from './use-chart-editor.ts';
import { useDrag } from './use-drag.ts';

export interface TreeHandle {
  /** Focuses the selected person. */
  focus: () => void;
}

interface ChartTreeProps {
  editor: ChartEditor;
  actions: ChartActions;
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  onOpen: () => void;
  ref: Ref<TreeHandle>;
}

/** The chart as a tree (WAI-ARIA), with keys and drag and drop. */
export const ChartTree = (props: ChartTreeProps) => {
  const { editor, actions, labelledBy, describedBy, invalid, onOpen, ref } = props;
  const { forest, people, chosen } = editor;
  const boxes = useRef(new Map<string, HTMLElement>());
  const layout = useMemo(() => layoutForest(forest), [forest]);
  const positions = new Map(layout.positions.map((position) => [position.branch.node.id, position]));
  const pane = useCenteredScroll(layout);
  const drag = useDrag(editor, actions);
  const go = (id: string | undefined) => {
    if (id === undefined) return;
    editor.choose(id);
    boxes.current.get(id)?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: () => go(chosen?.node.id) }));
  return (
    <div ref={pane} className={classes.pane}>
      <ChartSheet layout={layout}>
        <div
          role="tree"
          className={classes.tree}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          data-invalid={invalid || undefined}
        >
          {people.map(({ node, level, position, siblings }) => {
            const box = positions.get(node.id);
            return (
              <div
                key={node.id}
                ref={(element) => {
                  if (element) boxes.current.set(node.id, element);
                  return () => {
                    boxes.current.delete(node.id);
                  };
                }}
                role="treeitem"
                className={`${sheet.box} ${classes.person}`}
                style={box && positionStyle(box)}
                tabIndex={node.id === chosen?.node.id ? 0 : -1}
                aria-level={level}
                aria-posinset={position}
                aria-setsize={siblings}
                aria-selected={node.id === chosen?.node.id}
                data-top={level === 1 || undefined}
                onFocus={() => editor.choose(node.id)}
                onClick={() => go(node.id)}
                onDoubleClick={onOpen}
                onKeyDown={(event) => {
                  const handled = handleTreeKey(event, { editor, actions, go, open: onOpen });
                  if (handled) event.preventDefault();
                }}
                {...drag(node.id)}
              >
                <PersonBox node={node} />
              </div>
            );
          })}
        </div>
      </ChartSheet>
    </div>
  );
};
