import type { HttpClient } from '@handover/shared/http';
import { useMessages } from '@handover/shared/messages';
import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';
import { createDossier, createRoomDownload } from '../api/data-room.api.ts';

/** The browser follows the link itself, so that no large file is held by the page. */
function follow(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

const useDownloadLink = (create: (http: HttpClient, dealId: number) => Promise<{ url: string }>) => {
  const { http } = usePlatform();
  const messages = useMessages();
  return useMutation({
    mutationFn: (dealId: number) => create(http, dealId),
    onSuccess: ({ url }) => follow(url),
    onError: (error) => messages.failure(error),
  });
};

/** All documents of the data room. */
export const useDownloadRoom = () => useDownloadLink(createRoomDownload);
/** What the viewer keeps of a completed deal. */
export const useDownloadDossier = () => useDownloadLink(createDossier);
