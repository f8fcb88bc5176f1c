import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Checkbox, useActingDelegation, useBuyerProfile } from '@handover/shared/ui-extra';
import classes from './request-dialog.module.css';

interface ShowOwnProfileProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The buyer who accepts an introduction may show the buyer profile with it. An adviser may not do so for somebody. */
export function ShowOwnProfile({ name, checked, onChange }: ShowOwnProfileProps) {
  const { t } = useTranslation('deals');
  const { data: profile } = useBuyerProfile();
  const isActing = useActingDelegation().id !== undefined;
  if (!profile || isActing) return null;
  if (!profile.kind)
    return (
      <p className={classes.note}>
        {t('requests.reply.noProfile')} <Link to={routes.buyerProfile}>{t('requests.reply.fillIn')}</Link>
      </p>
    );
  return (
    <Checkbox
      label={t('requests.reply.profile')}
      description={t('requests.open.profileHelp', { name })}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
