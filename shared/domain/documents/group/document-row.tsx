import type { StoredFile } from '../../../contract/companies/business.schema.ts';
import { useFormat } from '../../../design/format/index.ts';
import { FileIcon } from '../../../design/forms/index.ts';
import { ActionIcon, Icon, VisuallyHidden } from '../../../design/ui/index.ts';
import { ListCheckbox } from '../../../design/ui-extra/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import { useDownloadDocument } from '../queries/download-document.mutation.ts';
import { RightsButton } from '../rights/rights-button.tsx';
import { RightsMark } from '../rights/rights-mark.tsx';
import classes from './documents.module.css';
import { HiddenParts } from './hidden-parts.tsx';

const TYPES: Record<string, string> = { pdf: 'pdf', doc: 'doc', docx: 'doc', xls: 'excel', xlsx: 'excel' };

interface DocumentRowProps {
  file: StoredFile;
  /** The list that it stands in. */
  files: readonly StoredFile[];
  /** Whether it is selected; undefined if documents can't be selected. */
  chosen?: boolean;
  onChoose?: (chosen: boolean) => void;
  onDelete?: () => void;
  /** The listing whose document it is, where the user may set what buyers may do with it. */
  listing?: number | undefined;
}

/** A document; a click on its name downloads it. */
export const DocumentRow = ({ file, files, chosen, onChoose, onDelete, listing }: DocumentRowProps) => {
  const { t } = useTranslation('inputs');
  const { date, fileSize } = useFormat();
  const download = useDownloadDocument();
  const { name } = file;
  const type = t(`documents.type.${TYPES[file.extension] ?? 'other'}`);
  return (
    <li className={classes.row}>
      {onChoose ? (
        <ListCheckbox
          className={classes.choice}
          label={t('documents.choose', { name })}
          checked={chosen ?? false}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      ) : null}
      <span className={classes.icon}>
        <FileIcon name={name} />
      </span>
      <span className={classes.text}>
        <button
          type="button"
          className={classes.download}
          data-print
          aria-busy={download.isPending || undefined}
          onClick={() => {
            if (!download.isPending) download.mutate(file);
          }}
        >
          <VisuallyHidden>{t('documents.download')} </VisuallyHidden>
          {name}
        </button>
        <span className={classes.facts}>
          {download.isPending
            ? t('documents.downloading')
            : [type, fileSize(file.size), date(file.created_at)].join(' · ')}
        </span>
        <RightsMark rights={file.rights} />
        {file.hidden_parts ? <HiddenParts parts={file.hidden_parts} /> : null}
      </span>
      <span className={classes.actions}>
        <PreviewButton file={file} files={files} />
        {listing === undefined ? null : <RightsButton file={file} of={{ opportunityId: listing }} />}
        {onDelete ? (
          <ActionIcon data-remove aria-label={t('documents.deleteNamed', { name })} onClick={onDelete}>
            <Icon name="trash" size={18} />
          </ActionIcon>
        ) : null}
      </span>
    </li>
  );
};
