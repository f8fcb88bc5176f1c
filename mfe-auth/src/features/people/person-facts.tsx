import type { PersonDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Facts } from '@handover/shared/ui-extra';
import { PersonStatus } from './person-status.tsx';

export function PersonFacts({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('auth');
  const { date, relative, number } = useFormat();
  return (
    <Facts
      items={[
        {
          label: t('person.state'),
          value: <PersonStatus person={person} />,
          note: person.suspended_at && t('person.since', { date: date(person.suspended_at) }),
        },
        { label: t('person.created'), value: date(person.created_at) },
        {
          label: t('person.email'),
          value: t(person.email_proven ? 'person.proven' : 'person.unproven'),
        },
        {
          label: t('person.secondFactor'),
          value: t(person.has_second_factor ? 'person.yes' : 'person.no'),
        },
        {
          label: t('person.sessions'),
          value: (
            <Link to={routes.auditLog({ person: person.id, kind: 'signed_in' })}>
              {number(person.sessions)}
            </Link>
          ),
        },
        {
          label: t('person.lastUsed'),
          value: person.last_used_at ? relative(person.last_used_at) : t('person.never'),
        },
        { label: t('person.opportunities'), value: number(person.opportunities) },
        { label: t('person.deals'), value: number(person.deals) },
      ]}
    />
  );
}
