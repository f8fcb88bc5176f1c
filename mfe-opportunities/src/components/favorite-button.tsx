import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSignedIn } from '@handover/shared/session';
import { ActionIcon, Icon } from '@handover/shared/ui';
import { useFavorite } from '../queries/favorite.mutation.ts';

/**
 * The button for signed-in users, except on their own and on sold opportunities. It takes one click at a time, since
 * the call toggles.
 */
export function FavoriteButton({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const signedIn = useSignedIn();
  const favorite = useFavorite(opportunity.id);
  if (!signedIn || opportunity.request_access_status.status === 'owner') return null;
  const { is_favorite: pressed, project_title: title, sold } = opportunity;
  // One that is sold can only leave them.
  if (sold && !pressed) return null;
  return (
    <ActionIcon
      size={44}
      aria-pressed={pressed}
      aria-label={t('favorite.label', { title })}
      title={t(pressed ? 'favorite.remove' : 'favorite.add')}
      onClick={() => !favorite.isPending && favorite.mutate(!pressed)}
    >
      <Icon name="heart" filled={pressed} />
    </ActionIcon>
  );
}
