import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { drawForest } from '../drawing/chart-layout.ts';
import { ChartSheet, placeStyle } from '../drawing/chart-sheet.tsx';
import sheet from '../drawing/org-chart.module.css';
import { PersonBox } from '../drawing/person-box.tsx';
import { useCentred } from '../drawing/use-centred.ts';
import type { ChartActions } from './chart-actions.ts';
import classes from './chart-editor.module.css';
import { pressInTree } from './tree-keys.ts';
import type { ChartEditor } from './use-chart-editor.ts';
import { useDrag } from './use-drag.ts';

export interface TreeHandle {
  /** To the person who is chosen. */
  focus: () => void;
}

interface ChartTreeProps {
  editor: ChartEditor;
  actions: ChartActions;
  /** Ids of what names and describes the tree. */
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  onOpen: () => void;
  ref: Ref<TreeHandle>;
}

/** The drawing as a tree of people to walk, drag and change. */
export const ChartTree = (props: ChartTreeProps) => {
  const { editor, actions, labelledBy, describedBy, invalid, onOpen, ref } = props;
  const { forest, people, chosen } = editor;
  const boxes = useRef(new Map<string, HTMLElement>());
  const drawing = useMemo(() => drawForest(forest), [forest]);
  const placed = new Map(drawing.places.map((place) => [place.branch.node.id, place]));
  const centred = useCentred(drawing);
  const drag = useDrag(editor, actions);
  const go = (id: string | undefined) => {
    if (id === undefined) return;
    editor.choose(id);
    boxes.current.get(id)?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: () => go(chosen?.node.id) }));
  return (
    <div ref={centred} className={classes.pane}>
      <ChartSheet drawing={drawing}>
        <div
          role="tree"
          className={classes.tree}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          data-invalid={invalid || undefined}
        >
          {people.map(({ node, level, position, siblings }) => {
            const place = placed.get(node.id);
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
                style={place && placeStyle(place)}
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
                  const meant = pressInTree(event, { editor, actions, go, open: onOpen });
                  if (meant) event.preventDefault();
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
