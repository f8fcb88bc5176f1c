import { type DealDetail, documentNumber, type RoomDocument } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';
import { Checkbox } from '@handover/shared/ui-extra';
import { useEffect, useRef } from 'react';
import classes from './data-room.module.css';
import { DocumentActions } from './document-actions.tsx';
import { DocumentName } from './document-name.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { KIND_OF } from './group-kinds.ts';
import { SeenBy } from './seen-by.tsx';
import type { ChosenDocuments } from './use-chosen-documents.ts';
import type { RoomAddress } from './use-room-address.ts';
import { useSizeText } from './use-size-text.ts';

interface DocumentRowProps {
  document: RoomDocument;
  deal: DealDetail;
  address: RoomAddress;
  mayChange: boolean;
  onRemove: (documents: readonly RoomDocument[]) => void;
  /** Undefined where documents can't be ticked. */
  selection: ChosenDocuments | undefined;
  /** All that are on the page. */
  shown: readonly RoomDocument[];
}

export function DocumentRow(props: DocumentRowProps) {
  const { document, deal, address, mayChange, onRemove, selection, shown } = props;
  const { t } = useTranslation(['deals', 'inputs']);
  const { date } = useFormat();
  const sizeText = useSizeText();
  const { ref, isMarked } = useMarked(document, address.filter.file);
  const group = t(`documents.kind.${KIND_OF[document.group]}`, { ns: 'inputs' });
  return (
    <tr ref={ref} tabIndex={-1} className={classes.document} data-marked={isMarked || undefined}>
      <td className={classes.number}>
        {selection ? (
          <Checkbox
            className={classes.choice}
            aria-label={t('documents.choose', { ns: 'inputs', name: document.name })}
            checked={selection.isChosen(document)}
            onChange={(event) => selection.choose([document], event.currentTarget.checked)}
          />
        ) : null}
        {documentNumber(document)}
      </td>
      <th scope="row">
        <DocumentName document={document} shown={shown} />
        <span className={classes.marks}>
          {document.is_new ? (
            <Status kind="open" variant="text">
              {t('dataRoom.new')}
            </Status>
          ) : null}
          {address.isByNumber ? null : <span className={classes.facts}>{group}</span>}
          {document.version > 1 ? (
            <span className={classes.facts}>{t('dataRoom.version', { version: document.version })}</span>
          ) : null}
        </span>
        <EarlierVersions versions={document.earlier_versions} name={document.name} />
      </th>
      <td className={classes.size}>{sizeText(document)}</td>
      <td className={classes.added}>
        <span className={classes.label}>{t('dataRoom.column.added')} </span>
        {date(document.created_at)}
        <span className={classes.facts}>{document.added_by ?? t('timeline.former')}</span>
      </td>
      {deal.role === 'owner' ? (
        <td>
          {document.seen_at === null ? null : (
            <span className={classes.label}>{t('dataRoom.column.seen')} </span>
          )}
          <SeenBy document={document} deal={deal} onShowLog={() => address.showLogOf(document.id)} />
        </td>
      ) : null}
      <td className={classes.actions}>
        <DocumentActions
          document={document}
          deal={deal}
          mayChange={mayChange}
          onRemove={() => onRemove([document])}
        />
      </td>
    </tr>
  );
}

/** The document that a link leads to, whichever of its versions it names, takes the focus, which scrolls to it. */
function useMarked({ id, earlier_versions }: RoomDocument, file: number | undefined) {
  const isMarked = file !== undefined && (id === file || earlier_versions.some((each) => each.id === file));
  const ref = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isMarked) ref.current?.focus();
  }, [isMarked]);
  return { ref, isMarked };
}
