import { useTranslation } from '@handover/shared/i18n';
import type { ModalOf } from '@handover/shared/modals';
import { Icon, Text } from '@handover/shared/ui';
import { isComposing, Modal, TextInput } from '@handover/shared/ui-extra';
import { type KeyboardEvent, useId, useState } from 'react';
import { findEntries, type PaletteEntry } from './palette.rules.ts';
import { optionId, PaletteList } from './palette-list.tsx';
import { usePaletteEntries } from './use-palette-entries.ts';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Finds a page, an action or a record of the viewer by its name; its result is the address to go to. */
export function PaletteModal({ onClose }: ModalOf<'palette'>) {
  const { t } = useTranslation('auth');
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<PaletteEntry>();
  const { entries, isPending, isError } = usePaletteEntries();
  const found = findEntries(entries, text);
  const same = ({ kind, to }: PaletteEntry) => kind === chosen?.kind && to === chosen.to;
  const at = Math.max(0, found.findIndex(same));
  const active = found[at];
  const take = ({ to }: PaletteEntry) => onClose(to);

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== undefined) setChosen(found.at((at + step) % found.length));
    else if (active) take(active);
  }
  // None can be said to be missing while the records are not known.
  const none = found.length === 0 && text !== '' ? t('palette.none') : '';
  const told = isError ? t('palette.failed') : isPending ? t('palette.loading') : none;
  return (
    <Modal
      opened
      onClose={() => onClose()}
      title={t('palette.title')}
      closeButtonProps={{ 'aria-label': t('palette.close') }}
    >
      <TextInput
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(id, active)}
        label={t('palette.label')}
        maxLength={100}
        autoComplete="off"
        leftSection={<Icon name="search" size={16} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(undefined);
        }}
        onKeyDown={onKeyDown}
        data-autofocus
      />
      <PaletteList id={id} entries={found} active={active} onActive={setChosen} onTake={take} />
      <Text role="status" c="dimmed">
        {told}
      </Text>
    </Modal>
  );
}
