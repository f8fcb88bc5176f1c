import { useFormat } from '../../../design/format/index.ts';
import { Loader, useDelayed } from '../../../design/ui/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import classes from './preview.module.css';

/** The time after which a slow connection is named as the reason. */
const SLOW_MS = 8000;

/** A placeholder until the document is drawn. */
export const Reading = ({ size }: { size: number }) => {
  const { t } = useTranslation('preview');
  const { fileSize } = useFormat();
  const visible = useDelayed();
  const slow = useDelayed(SLOW_MS);
  return (
    <div className={classes.reading} role="status">
      {visible ? (
        <>
          <Loader size="sm" />
          <span>{t(slow ? 'slow' : 'reading', { size: fileSize(size) })}</span>
        </>
      ) : null}
    </div>
  );
};
