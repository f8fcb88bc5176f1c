import { useMessages } from '@handover/shared/messages';
import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';
import { createRoomDownload } from '../api/data-room.api.ts';

/** The browser follows the link itself, so that no large file is held by the page. */
function follow(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

export const useDownloadRoom = () => {
  const { http } = usePlatform();
  const messages = useMessages();
  return useMutation({
    mutationFn: (dealId: number) => createRoomDownload(http, dealId),
    onSuccess: ({ url }) => follow(url),
    onError: (error) => messages.failure(error),
  });
};
