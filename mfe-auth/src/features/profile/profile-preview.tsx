import type { User } from '@handover/shared/contract';
import { useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Avatar } from '@handover/shared/ui';
import { Introduction } from '@handover/shared/ui-extra';
import { useId } from 'react';
import type { ProfileValues } from './changed-fields.ts';
import classes from './profile.module.css';

/** What the form holds, as the other side of a request or a deal reads it. */
export function ProfilePreview({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const heading = useId();
  const values = useWatch<ProfileValues>() as ProfileValues;
  const name = `${values.first_name} ${values.last_name}`.trim();
  return (
    <aside className={classes.preview} aria-labelledby={heading}>
      <h2 id={heading} className={classes.previewTitle}>
        {t('profile.preview.title')}
      </h2>
      <div className={classes.person}>
        <Avatar name={name} src={values.image === undefined ? user.image : null} size={56} />
        <div className={classes.told}>
          <strong>{name}</strong>
          <Introduction of={values} />
          {values.linkedin_url ? <span>{t('profile.preview.linkedin')}</span> : null}
        </div>
      </div>
      <p className={classes.note}>{t('profile.preview.who')}</p>
      <p className={classes.note}>{t(values.phone ? 'profile.preview.contact' : 'profile.preview.email')}</p>
    </aside>
  );
}
