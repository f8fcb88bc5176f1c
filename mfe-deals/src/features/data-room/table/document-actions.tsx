import type { DealDetail, RoomDocument, RoomFolder } from '@handover/shared/contract';
import { DOCUMENT_EXTENSIONS } from '@handover/shared/contract';
import { RightsButton, useReplaceDocument } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { ActionIcon, Button, Group, Icon } from '@handover/shared/ui';
import { useRef } from 'react';
import { usePartyName } from '../../../hooks/use-party-name.ts';
import { KIND_OF } from '../group-kinds.ts';
import { placeOf, withinOf } from '../within-of.ts';
import classes from './document-actions.module.css';
import { useReadDocument } from './use-read-document.ts';

const ACCEPT = DOCUMENT_EXTENSIONS.map((each) => `.${each}`).join(',');

interface DocumentActionsProps {
  document: RoomDocument;
  folders: readonly RoomFolder[];
  deal: DealDetail;
  mayChange: boolean;
  onRemove: () => void;
}

/** Download; for the owner, a new version and deletion. */
export function DocumentActions({ document, folders, deal, mayChange, onRemove }: DocumentActionsProps) {
  const { t } = useTranslation(['deals', 'inputs']);
  const { name } = document;
  const { isPending, download } = useReadDocument();
  return (
    <Group gap={0} wrap="nowrap" display="inline-flex">
      {document.access === 'download' ? (
        <ActionIcon
          aria-label={t('dataRoom.download', { name })}
          title={t('dataRoom.download', { name })}
          loading={isPending}
          onClick={() => download(document)}
        >
          <Icon name="download" size={18} />
        </ActionIcon>
      ) : null}
      {mayChange ? (
        <OwnerActions document={document} folders={folders} deal={deal} onRemove={onRemove} />
      ) : null}
    </Group>
  );
}

function OwnerActions({ document, folders, deal, onRemove }: Omit<DocumentActionsProps, 'mayChange'>) {
  const { t } = useTranslation(['deals', 'inputs']);
  const { name } = document;
  const scope = {
    owner: 'deal_opportunity',
    kind: KIND_OF[document.group],
    ownerId: deal.deal_opportunity_id,
  } as const;
  const buyer = usePartyName()(deal.other_party);
  const input = useRef<HTMLInputElement>(null);
  const { isPending, replace } = useReplaceDocument(scope);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT}
        aria-label={t('dataRoom.replace', { name })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) replace(document.id, file);
          // The same file can then be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        size="xs"
        variant="subtle"
        px="0.5rem"
        aria-label={t('dataRoom.replace', { name })}
        title={t('dataRoom.replace', { name })}
        loading={isPending}
        onClick={() => input.current?.click()}
      >
        <span className={classes.word}>{t('dataRoom.replaceShort')}</span>
        <span className={classes.sign}>
          <Icon name="upload" size={18} />
        </span>
      </Button>
      <RightsButton
        file={document}
        of={{ dealId: deal.id, buyer }}
        within={withinOf(folders, [placeOf(document)])}
      />
      <ActionIcon
        data-remove
        aria-label={t('documents.deleteNamed', { ns: 'inputs', name })}
        title={t('documents.deleteNamed', { ns: 'inputs', name })}
        onClick={onRemove}
      >
        <Icon name="trash" size={18} />
      </ActionIcon>
    </>
  );
}
