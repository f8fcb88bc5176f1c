import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { List, Section } from '@handover/shared/ui';
import { OtherRow } from './other-row.tsx';

/** The newest favourites with their state; nothing for who has none. */
export function Favorites({ favorites }: { favorites: readonly Opportunity[] }) {
  const { t } = useTranslation('opportunities');
  const title = t('home.favorites.title');
  if (favorites.length === 0) return null;
  return (
    <Section
      title={title}
      actions={
        <Link to={routes.opportunities(undefined, { favorites: true })}>{t('home.favorites.all')}</Link>
      }
    >
      <List label={title}>
        {favorites.map((opportunity) => (
          <OtherRow key={opportunity.id} opportunity={opportunity} />
        ))}
      </List>
    </Section>
  );
}
