import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { routes, useLocation, useNavigate } from '@handover/shared/router';
import { useSignedIn } from '@handover/shared/session';
import { ActionIcon, Icon } from '@handover/shared/ui';
import { useFavorite } from '../../queries/favorite.mutation.ts';
import classes from './favorite-button.module.css';

export const FavoriteButton = ({ opportunity }: { opportunity: Opportunity }) => {
  const { t } = useTranslation('opportunities');
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const favorite = useFavorite(opportunity.id);
  const { is_favorite: held, request_access_status: access, project_title: title } = opportunity;
  if (access.status === 'owner') return null;
  const press = () => {
    if (!signedIn) navigate(routes.login(pathname + search));
    // The call toggles: a second one on its way would undo the first.
    else if (!favorite.isPending) favorite.mutate(!held);
  };
  return (
    <ActionIcon
      className={classes.heart}
      variant="default"
      size={44}
      aria-pressed={held}
      aria-label={t('favorite.label', { title })}
      onClick={press}
    >
      <Icon name="heart" size={20} />
    </ActionIcon>
  );
};
