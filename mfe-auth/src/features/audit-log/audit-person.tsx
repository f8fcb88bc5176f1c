import type { AuditEvent } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';

interface AuditPersonProps {
  as: 'audit.by' | 'audit.through' | 'audit.of';
  person: NonNullable<AuditEvent['person']>;
}

/** A person of an event, with a link to their account while it is open. */
export function AuditPerson({ as, person }: AuditPersonProps) {
  const { t } = useTranslation('auth');
  return (
    <span>
      {t(as)}{' '}
      {person.name === null ? (
        t('audit.formerNumber', { id: person.id })
      ) : (
        <Link to={routes.person(person.id)}>{person.name}</Link>
      )}
    </span>
  );
}
