import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Alert, Icon } from '../../ui/index.ts';
import { AlertRegion } from '../form/alert-region.tsx';
import classes from './conflict.module.css';
import { ConflictChoices } from './conflict-choices.tsx';
import type { Conflict } from './use-conflict.ts';

/** Says that somebody else has changed the record, and shows both versions of each field that differs. */
export const ConflictNotice = ({ conflict }: { conflict: Conflict | undefined }) => {
  const { t } = useTranslation('inputs');
  const isDisputed = conflict !== undefined && conflict.differences.both.length > 0;
  return (
    <div className={classes.notice}>
      <AlertRegion>
        {conflict ? (
          <Alert color="danger" title={t('conflict.title')} icon={<Icon name="alert" />} role="presentation">
            {t(isDisputed ? 'conflict.choose' : 'conflict.compatible')}
          </Alert>
        ) : null}
      </AlertRegion>
      {conflict && Object.values(conflict.differences).some(({ length }) => length > 0) ? (
        <ConflictChoices key={conflict.key} conflict={conflict} />
      ) : null}
    </div>
  );
};
