import type { Person } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';

export function PersonStatus({ person }: { person: Person }) {
  const { t } = useTranslation('auth');
  if (person.suspended_at) return <Status kind="danger">{t('people.suspended')}</Status>;
  if (person.is_staff) return <Status kind="running">{t('people.staff')}</Status>;
  if (!person.email_proven) return <Status kind="waiting">{t('people.unproven')}</Status>;
  return <Status kind="open">{t('people.open')}</Status>;
}
