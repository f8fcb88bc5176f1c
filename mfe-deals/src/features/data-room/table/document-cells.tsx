import type { DealDetail, RoomDocument, RoomFolder } from '@handover/shared/contract';
import { HiddenParts, RightsMark } from '@handover/shared/documents';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { memo } from 'react';
import { KIND_OF } from '../group-kinds.ts';
import { DocumentActions } from './document-actions.tsx';
import { DocumentName } from './document-name.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { SeenBy } from './seen-by.tsx';
import classes from './table.module.css';
import { useSizeText } from './use-size-text.ts';

export interface DocumentCellsProps {
  document: RoomDocument;
  deal: DealDetail;
  /** All that are on the page. */
  shown: readonly RoomDocument[];
  /** Whether the documents are in their groups. In another order each row names its group. */
  isByNumber: boolean;
  /** Its folder, where the row names it. */
  folder: RoomFolder | undefined;
  /** All folders of the data room. */
  folders: readonly RoomFolder[];
  mayChange: boolean;
  onRemove: (documents: readonly RoomDocument[]) => void;
  onShowLog: (id: number) => void;
}

/** All of a document but its number. */
export const DocumentCells = memo((props: DocumentCellsProps) => {
  const { document, deal, shown, isByNumber, folder, folders, mayChange, onRemove, onShowLog } = props;
  const { t } = useTranslation(['deals', 'inputs']);
  const { date } = useFormat();
  const sizeText = useSizeText();
  const group = t(`documents.kind.${KIND_OF[document.group]}`, { ns: 'inputs' });
  return (
    <>
      <th scope="row">
        <DocumentName document={document} shown={shown} />
        <span className={classes.marks}>
          {document.is_new ? (
            <Status kind="open" variant="text">
              {t('dataRoom.new')}
            </Status>
          ) : null}
          <RightsMark rights={document.rights} />
          {document.has_own_rights && document.folder_id !== null ? (
            <span className={classes.facts}>{t('dataRoom.ownRights')}</span>
          ) : null}
          {document.is_withheld ? (
            <span className={classes.facts}>{t(`watermark.withheld.${deal.side}`)}</span>
          ) : document.access === 'download' ? null : (
            <span className={classes.facts}>{t(`dataRoom.access.${document.access}`)}</span>
          )}
          {isByNumber ? null : <span className={classes.facts}>{group}</span>}
          {folder ? (
            <span className={classes.facts}>
              {folder.index} {folder.name}
            </span>
          ) : null}
          {document.version > 1 ? (
            <span className={classes.facts}>{t('dataRoom.version', { version: document.version })}</span>
          ) : null}
        </span>
        {document.hidden_parts ? <HiddenParts parts={document.hidden_parts} /> : null}
        {document.earlier_versions.length > 0 ? (
          <EarlierVersions versions={document.earlier_versions} name={document.name} />
        ) : null}
      </th>
      <td className={classes.size}>{document.access === 'listed' ? null : sizeText(document)}</td>
      <td className={classes.added}>
        <span className={classes.label}>{t('dataRoom.column.added')} </span>
        {date(document.created_at)}
        <span className={classes.facts}>{document.added_by ?? t('party.former.alone')}</span>
      </td>
      {deal.side === 'seller' ? (
        <td>
          {document.seen_at === null ? (
            <span className={classes.facts}>{t('dataRoom.unseen')}</span>
          ) : (
            <>
              <span className={classes.label}>{t('dataRoom.column.seen')} </span>
              <SeenBy
                seenAt={document.seen_at}
                name={document.name}
                onShowLog={() => onShowLog(document.id)}
              />
            </>
          )}
        </td>
      ) : null}
      <td className={classes.actions}>
        <DocumentActions
          document={document}
          folders={folders}
          deal={deal}
          mayChange={mayChange}
          onRemove={() => onRemove([document])}
        />
      </td>
    </>
  );
});
