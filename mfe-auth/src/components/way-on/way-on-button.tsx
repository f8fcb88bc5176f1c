import { settleAim } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { Link } from '@handover/shared/router';
import { Button } from '@handover/shared/ui';
import { aimOf } from './way-on.ts';

interface WayOnButtonProps {
  /** The page that the account was made for. */
  to: string;
  variant?: 'filled' | 'default';
}

/** Leads on to the purpose of a new account, and names it. */
export function WayOnButton({ to, variant = 'filled' }: WayOnButtonProps) {
  const { t } = useTranslation('auth');
  const { drafts } = usePlatform();
  const aim = aimOf(to);
  // A page without a form is done once it is opened.
  const reach = () => aim === 'page' && settleAim(drafts, to);
  return (
    <Button component={Link} to={to} variant={variant} onClick={reach}>
      {t(`profile.goOn.${aim}`)}
    </Button>
  );
}
