import type { StoredFile } from '../../../contract/companies/business.schema.ts';
import { useFormat } from '../../../design/format/index.ts';
import { FileIcon } from '../../../design/forms/index.ts';
import { ListCheckbox } from '../../../design/ui-extra/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import classes from './documents.module.css';
import { HiddenParts } from './hidden-parts.tsx';

/** Documents that are stored elsewhere, such as at the company, and are copied when the record is saved. */
export interface StoredChoice {
  files: Readonly<Record<string, readonly StoredFile[]>>;
  /** The ids of those that are copied. */
  chosen: ReadonlySet<number>;
  onChoose: (ids: ReadonlySet<number>) => void;
  /** Tells their origin: 'Taken over from Atelier Vercors'. */
  label: string;
}

interface StoredFilesProps extends Omit<StoredChoice, 'files'> {
  files: readonly StoredFile[];
  /** The title of the group. */
  title: string;
}

export const StoredFiles = ({ files, chosen, onChoose, label, title }: StoredFilesProps) => {
  const { t } = useTranslation('inputs');
  const { fileSize } = useFormat();
  const choose = (id: number, isChosen: boolean) => {
    const ids = new Set(chosen);
    if (isChosen) ids.add(id);
    else ids.delete(id);
    onChoose(ids);
  };
  return (
    <ul className={classes.files} aria-label={t('documents.storedOf', { group: title, label })}>
      {files.map(({ id, name, size, hidden_parts }) => (
        <li key={id} className={classes.row}>
          <ListCheckbox
            className={classes.choice}
            label={name}
            checked={chosen.has(id)}
            onChange={(event) => choose(id, event.currentTarget.checked)}
          />
          <span className={classes.icon}>
            <FileIcon name={name} />
          </span>
          <span className={classes.text}>
            <span className={classes.file}>{name}</span>
            <span className={classes.facts}>
              {fileSize(size)}
              {chosen.has(id) ? ` · ${label}` : ''}
            </span>
            {hidden_parts ? <HiddenParts parts={hidden_parts} /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
};
