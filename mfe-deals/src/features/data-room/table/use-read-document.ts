import type { DocumentVersion } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';

/** Downloads a document. That it is read, and so no longer new, comes with the live update of the deal. */
export function useReadDocument() {
  const { isPending, mutate } = useDownloadDocument();
  return {
    isPending,
    download(file: Pick<DocumentVersion, 'name' | 'url'>) {
      if (!isPending) mutate(file);
    },
  };
}
