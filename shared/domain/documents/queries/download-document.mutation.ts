import type { StoredFile } from '../../../contract/companies/business.schema.ts';
import { useMessages } from '../../../kernel/messages/index.ts';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { useMutation } from '../../../kernel/query/index.ts';

function save(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Downloads need the bearer token, so a plain link does not work: the file is fetched and then saved. */
export const useDownloadDocument = () => {
  const { http } = useShellPlatform();
  const messages = useMessages();
  return useMutation({
    mutationFn: async (file: Pick<StoredFile, 'url' | 'name'>) => {
      const { blob, name } = await http.download(file.url);
      save(blob, name || file.name);
    },
    onError: (error) => messages.failure(error),
  });
};
