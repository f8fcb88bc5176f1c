import type { StoredFile } from '@handover/shared/contract';
import { useMessages } from '@handover/shared/messages';
import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';

/** Files need the bearer token, so a plain link would not do: fetched first, then handed to the browser to save. */
export function useDownloadFile() {
  const { http } = usePlatform();
  const messages = useMessages();
  return useMutation({
    mutationFn: async (file: StoredFile) => {
      const { blob, name } = await http.download(file.url);
      save(blob, name || file.name);
    },
    onError: (error) => messages.failure(error),
  });
}

function save(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
