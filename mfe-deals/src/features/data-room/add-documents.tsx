import type { DealDetail, RoomFolder, RoomPage } from '@handover/shared/contract';
import { DocumentUploads } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';
import { usePartyName } from '../../hooks/use-party-name.ts';
import classes from './data-room.module.css';
import { useUploadFolder } from './folders/use-upload-folder.ts';
import { KIND_OF } from './group-kinds.ts';

interface AddDocumentsProps {
  deal: DealDetail;
  /** Undefined while it is not loaded, or could not be. */
  page: RoomPage | undefined;
  isHidden: boolean;
}

/**
 * Where the seller adds documents, into the folder that is open. It stays while it is not shown, as without it what is
 * being uploaded would be given up.
 */
export function AddDocuments({ deal, page, isHidden }: AddDocumentsProps) {
  const { t } = useTranslation('deals');
  const name = usePartyName()(deal.other_party);
  const uploadFolder = useUploadFolder();
  const openFolder = page?.folders.find(({ id }) => id === page.folder);
  const note = page && openFolder ? noteOf(page, openFolder) : undefined;
  return (
    <Section
      title={openFolder ? t('folders.add', { name: openFolder.name }) : t('dataRoom.add')}
      screenOnly
      hidden={isHidden || page === undefined}
    >
      {note ? <p className={classes.quiet}>{t(`folders.${note}`, { name })}</p> : null}
      <DocumentUploads
        owner="deal_opportunity"
        ownerId={deal.deal_opportunity_id}
        into={{
          ...uploadFolder,
          folderId: openFolder?.id,
          kind: openFolder && KIND_OF[openFolder.group],
        }}
        full={page && hasLedger(page) ? { [KIND_OF.general_ledger]: t('dataRoom.oneLedger') } : {}}
      />
    </Section>
  );
}

/** Whether what is added is hidden with its folder, or shows the buyer a folder of which they see nothing. */
function noteOf(page: RoomPage, folder: RoomFolder) {
  if (folder.rights?.access === 'hidden') return 'addsHidden';
  return isAllHidden(page, folder) ? 'allHidden' : undefined;
}

/** Whether the buyer sees nothing of a folder. Unknown where it holds more than the page shows. */
const isAllHidden = ({ results }: RoomPage, { count }: RoomFolder) =>
  count > 0 && results.length === count && results.every(({ rights }) => rights?.access === 'hidden');

const hasLedger = ({ groups }: RoomPage) =>
  groups.some(({ group, count }) => group === 'general_ledger' && count !== null && count > 0);
