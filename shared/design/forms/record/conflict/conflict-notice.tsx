import { useTranslation } from '../../../../kernel/i18n/index.ts';
import { Alert, Icon } from '../../../ui/index.ts';
import { AlertRegion } from '../../form/errors/alert-region.tsx';
import type { FieldDescriptionsAtom } from '../../form/errors/field-descriptions.ts';
import classes from './conflict.module.css';
import { ConflictChoices } from './conflict-choices.tsx';
import type { Conflict } from './use-conflict.ts';

interface ConflictNoticeProps {
  conflict: Conflict | undefined;
  descriptionsAtom: FieldDescriptionsAtom;
}

/** Says that somebody else has changed the record, and shows both versions of each field that differs. */
export const ConflictNotice = ({ conflict, descriptionsAtom }: ConflictNoticeProps) => {
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
        <ConflictChoices key={conflict.key} conflict={conflict} descriptionsAtom={descriptionsAtom} />
      ) : null}
    </div>
  );
};
