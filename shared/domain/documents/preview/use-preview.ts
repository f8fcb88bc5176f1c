import { useModals } from '../../../kernel/modals/index.ts';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { formatOf } from './format-of.ts';
import type { PreviewedFile } from './previewed-file.ts';

/**
 * Shows documents in the page. `canPreview` is false for files that can only be downloaded, and for all of them where the shell has no
 * frame to show them in. With a list, the reader goes on to the documents before and after.
 */
export function usePreview() {
  const { previewFrame } = useShellPlatform();
  const modals = useModals();
  return {
    canPreview: ({ extension }: Pick<PreviewedFile, 'extension'>) =>
      previewFrame !== undefined && formatOf(extension) !== undefined,
    preview: (file: PreviewedFile, files: readonly PreviewedFile[] = [file]) =>
      modals.open('document-preview', { files, first: file.id }),
  };
}
