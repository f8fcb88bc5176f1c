import { Button, EmptyState } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import type { PreviewProblem } from './protocol.ts';

interface PreviewNoticeProps {
  problem: PreviewProblem | 'unavailable' | 'unsupported';
  extension: string;
  /** It can't be downloaded either. */
  isViewOnly: boolean;
  onRetry: () => void;
}

/** Says why a document can't be shown here; the download is in the toolbar. */
export const PreviewNotice = ({ problem, extension, isViewOnly, onRetry }: PreviewNoticeProps) => {
  const { t } = useTranslation('preview');
  const type = extension.toUpperCase();
  return (
    <div role="alert">
      <EmptyState
        title={t(`problem.${problem}.title`, { type })}
        text={
          isViewOnly && problem !== 'unavailable'
            ? t('problem.viewOnly')
            : t(`problem.${problem}.text`, { type })
        }
        action={
          problem === 'unavailable' ? (
            <Button variant="default" onClick={onRetry}>
              {t('retry')}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
};
