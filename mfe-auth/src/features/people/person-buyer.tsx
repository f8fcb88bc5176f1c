import type { PersonDetail } from '@handover/shared/contract';
import { DocumentButtons } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Button, Section } from '@handover/shared/ui';
import { BuyerFacts } from '@handover/shared/ui-extra';
import { useConfirmFunds } from '../../queries/people.query.ts';

/** The buyer profile of a person, for staff, who note that they have seen the proof of funds. */
export function PersonBuyer({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('auth');
  const messages = useMessages();
  const confirm = useConfirmFunds(person.id);
  const { buyer_profile: profile } = person;
  if (!profile) return null;
  const { proof, funds_shown_on: shown } = profile;
  return (
    <Section title={t('buyer.title')} lead={t('buyer.staffLead')}>
      <BuyerFacts
        profile={profile}
        proof={
          proof && (
            <DocumentButtons file={proof}>
              {shown ? null : (
                <Button
                  variant="default"
                  loading={confirm.isPending}
                  onClick={() =>
                    confirm.mutate(undefined, {
                      onSuccess: () => messages.success(t('buyer.confirmed')),
                      onError: (error) => messages.failure(error),
                    })
                  }
                >
                  {t('buyer.confirm')}
                </Button>
              )}
            </DocumentButtons>
          )
        }
      />
    </Section>
  );
}
