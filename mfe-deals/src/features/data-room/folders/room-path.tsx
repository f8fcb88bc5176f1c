import type { RoomFolder, RoomPage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useEffect, useRef } from 'react';
import { KIND_OF } from '../group-kinds.ts';
import type { RoomAddress } from '../use-room-address.ts';
import classes from './folders.module.css';
import { type DragMove, useDropTarget } from './use-drag-move.ts';

interface RoomPathProps {
  page: RoomPage;
  address: RoomAddress;
  drag: DragMove;
}

/** The way from the data room to the folder that is shown; each step leads back, and takes what is dropped on it. */
export function RoomPath({ page, address, drag }: RoomPathProps) {
  const { t } = useTranslation(['deals', 'inputs']);
  const path = pathTo(page);
  const current = path.at(-1);
  const here = useRef<HTMLElement>(null);
  const shown = useRef(current?.id);
  // The row that was opened is gone: the focus goes to where one is now.
  useEffect(() => {
    if (shown.current === current?.id) return;
    shown.current = current?.id;
    here.current?.focus({ preventScroll: true });
  }, [current?.id]);
  const group = current && t(`documents.kind.${KIND_OF[current.group]}`, { ns: 'inputs' });
  return (
    <nav aria-label={t('folders.path')} className={current ? classes.path : classes.atTop}>
      <ol>
        <li>
          {current ? (
            <Step name={t('tabs.data-room')} drag={drag} onOpen={() => address.openFolder(undefined)} />
          ) : (
            <span ref={here} tabIndex={-1} aria-current="page">
              {t('tabs.data-room')}
            </span>
          )}
        </li>
        {group ? (
          <li>
            <Step name={group} onOpen={() => address.openFolder(undefined)} drag={drag} folder={null} />
          </li>
        ) : null}
        {path.map((folder) => (
          <li key={folder.id}>
            {folder === current ? (
              <span ref={here} tabIndex={-1} aria-current="page">
                {folder.index} {folder.name}
              </span>
            ) : (
              <Step
                name={folder.name}
                onOpen={() => address.openFolder(folder.id)}
                drag={drag}
                folder={folder.id}
              />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepProps {
  name: string;
  onOpen: () => void;
  drag: DragMove;
  /** Where what is dropped on it goes; null to the top of the group. */
  folder?: number | null;
}

function Step({ name, onOpen, drag, folder }: StepProps) {
  return (
    <button type="button" className={classes.step} onClick={onOpen} {...useDropTarget(drag, folder)}>
      {name}
    </button>
  );
}

/** The folders from the top to the one that is shown. */
function pathTo({ folders, folder }: RoomPage): RoomFolder[] {
  const path: RoomFolder[] = [];
  const find = (id: number | null) => folders.find((each) => each.id === id);
  for (let at = find(folder); at; at = find(at.parent_id)) path.unshift(at);
  return path;
}
