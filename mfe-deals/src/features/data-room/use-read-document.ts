import type { DocumentVersion } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';
import { areaKey, useQueryClient } from '@handover/shared/query';

/** Downloads a document, which is then no longer new. */
export function useReadDocument() {
  const queries = useQueryClient();
  const { isPending, mutate } = useDownloadDocument();
  return {
    isPending,
    download(file: Pick<DocumentVersion, 'name' | 'url'>) {
      if (isPending) return;
      mutate(file, { onSuccess: () => queries.invalidateQueries({ queryKey: areaKey('deals') }) });
    },
  };
}
