import { LANGUAGES, type LoiDocument, type LoiVersion, missingTerms, paths } from '@handover/shared/contract';
import { PreviewButton, useDownloadDocument } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { withQuery } from '@handover/shared/router';
import { Button, Icon } from '@handover/shared/ui';
import classes from '../loi.module.css';

interface LetterFilesProps {
  letter: LoiDocument;
  version: LoiVersion;
}

/**
 * The files of a version: the one that its author sent, which alone is binding, or the letter in either language as
 * the server writes it.
 */
export function LetterFiles({ letter, version }: LetterFilesProps) {
  const { t, i18n } = useTranslation('deals');
  const download = useDownloadDocument();
  const { file, terms } = version;
  const isComplete = terms !== null && missingTerms(terms).length === 0;
  const ofReader = LANGUAGES.toSorted(
    (one, other) => Number(other === i18n.language) - Number(one === i18n.language),
  );
  const nameOf = (label: string) =>
    `${label}, ${t('loi.name', { number: letter.number, version: version.version })}`;
  const pdfs = ofReader.map((language) => ({
    ...file,
    name: nameOf(t(`loi.pdf.${language}`)),
    label: t(`loi.pdf.${language}`),
    extension: 'pdf',
    url: withQuery(paths.loiPdf(letter.id), { language, version: version.version }),
  }));
  const made = isComplete ? pdfs : [];
  const files = version.file_made ? made : [{ ...file, label: file.name }];
  return (
    <div className={classes.actions}>
      {files.map(({ label, ...each }) => (
        <span key={each.url} className={classes.file}>
          <Button
            variant="default"
            leftSection={<Icon name="download" size={18} />}
            aria-label={t('loi.download', { name: nameOf(label) })}
            loading={download.isPending && download.variables?.url === each.url}
            onClick={() => download.mutate(each)}
          >
            <span className={classes.fileName}>{label}</span>
          </Button>
          <PreviewButton file={each} />
        </span>
      ))}
    </div>
  );
}
