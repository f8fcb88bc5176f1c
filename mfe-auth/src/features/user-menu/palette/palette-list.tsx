import { useTranslation } from '@handover/shared/i18n';
import { useEffect } from 'react';
import classes from './palette.module.css';
import { KINDS, type PaletteEntry } from './palette.rules.ts';

interface PaletteListProps {
  id: string;
  entries: readonly PaletteEntry[];
  active: PaletteEntry | undefined;
  onActive: (entry: PaletteEntry) => void;
  onTake: (entry: PaletteEntry) => void;
}

/** The id of an entry's element, for `aria-activedescendant`. */
export const optionId = (id: string, { kind, to }: PaletteEntry) => `${id}-${kind}-${to}`;

/** What was found, in a group for each kind. The field above keeps the focus; one entry is the active one. */
export function PaletteList({ id, entries, active, onActive, onTake }: PaletteListProps) {
  const { t } = useTranslation('auth');
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const groups = KINDS.map((kind) => ({ kind, found: entries.filter((entry) => entry.kind === kind) }));
  return (
    <div id={id} role="listbox" aria-label={t('palette.results')} className={classes.list}>
      {groups.map(({ kind, found }) =>
        found.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={classes.kind} role="presentation">
              {t(`palette.kinds.${kind}`)}
            </p>
            {found.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and takes the keys
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              <div
                key={optionId(id, entry)}
                id={optionId(id, entry)}
                role="option"
                aria-selected={entry === active}
                className={classes.option}
                onMouseMove={() => onActive(entry)}
                onClick={() => onTake(entry)}
              >
                {entry.label}
              </div>
            ))}
          </div>
        ),
      )}
    </div>
  );
}
