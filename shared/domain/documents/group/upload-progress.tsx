import { Button, Group, Icon } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useAtomValue } from '../../../kernel/store/index.ts';
import type { UploadQueue } from '../queue/upload-queue.ts';
import documents from './documents.module.css';
import classes from './upload-progress.module.css';

/** As many as are sent at once have enough in their rows. */
const FEW = 3;

/** How far many uploads are, together, and their pause. */
export const UploadProgress = ({ queue }: { queue: UploadQueue }) => {
  const { t } = useTranslation('inputs');
  const items = useAtomValue(queue.itemsAtom);
  const { files, stored, bytes, storedBytes } = useAtomValue(queue.tallyAtom);
  const isPaused = useAtomValue(queue.isPausedAtom);
  if (files <= FEW || items.length === 0) return null;
  const sent = items.reduce((sum, { file, progress }) => sum + file.size * progress, storedBytes);
  const label = t('documents.storedCount', { stored, count: files });
  const waits = items.some(({ state }) => state === 'waiting');
  return (
    <div className={classes.tally}>
      <span className={documents.facts}>
        {label}
        <span role="status">{isPaused ? ` · ${t('documents.paused')}` : null}</span>
      </span>
      <progress className={documents.bar} value={Math.min(sent, bytes)} max={bytes || 1} aria-label={label} />
      {waits || isPaused ? (
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            leftSection={isPaused ? undefined : <Icon name="pause" size={16} />}
            onClick={isPaused ? queue.resume : queue.pause}
          >
            {t(isPaused ? 'documents.resume' : 'documents.pause')}
          </Button>
        </Group>
      ) : null}
    </div>
  );
};
