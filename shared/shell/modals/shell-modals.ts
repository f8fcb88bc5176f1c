import { LANGUAGES } from '../../contract/index.ts';
import type { LoadModal } from '../../kernel/modals/index.ts';
import type { ShellModalName } from './shell-modal-names.ts';

/** The modals of the shell itself; all others are of remotes. */
export const shellModals = {
  confirm: async () => (await import('./confirm.modal.tsx')).ConfirmModal,
  'document-preview': async () => (await import('../../domain/documents/index.ts')).loadPreviewDialog(),
  closed: async () => (await import('./closed.modal.tsx')).ClosedModal,
  // Its calendar is shown at once, so it waits for the names of the months.
  'range-date-picker': async () => {
    const [{ RangeDatePickerModal }, { loadDateNames }] = await Promise.all([
      import('./range-date-picker.modal.tsx'),
      import('../../design/format/index.ts'),
    ]);
    await Promise.all(LANGUAGES.map(loadDateNames));
    return RangeDatePickerModal;
  },
} satisfies Record<ShellModalName, LoadModal>;
