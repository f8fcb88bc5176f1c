import { DAYS } from '@handover/shared/contract';
import { marketPlace, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { DealDialog } from '../../components/deal-dialog.tsx';
import { EndDateForm } from '../../components/end-date-form.tsx';
import { useAcceptLoi } from '../../queries/answer-loi.mutation.ts';
import { proposalReason, proposedExclusivityEnd } from '../../rules/proposed-exclusivity.ts';
import { AcceptConsequences } from './accept-consequences.tsx';
import { useNewVersionError } from './form/use-new-version-error.ts';
import { LetterFiles } from './letters/letter-files.tsx';
import { LetterTerms } from './letters/letter-terms.tsx';

/** Accepting can't be undone: due diligence and exclusivity begin, so its end is chosen here, and what follows is said again. */
export function LoiAcceptModal({ dealId, letter, onClose }: ModalOf<'loi-accept'>) {
  const { t } = useTranslation('deals');
  const { language } = useFormat();
  const messages = useMessages();
  const acceptance = useAcceptLoi(letter);
  const toNewVersionError = useNewVersionError();

  return (
    <DealDialog
      title={t('loi.accept.title')}
      dealId={dealId}
      size="lg"
      busy={acceptance.isPending}
      onClose={() => onClose()}
    >
      {(deal) => (
        <EndDateForm
          subject="letter"
          dealId={dealId}
          initial={proposedExclusivityEnd(letter)}
          help={t('loi.accept.help', { place: marketPlace(language) })}
          initialReason={t(`loi.accept.proposed.${proposalReason(letter)}`, {
            count: DAYS.exclusivityDefault,
          })}
          action={t('loi.accept.action')}
          consequence={(end) => <AcceptConsequences deal={deal} end={end} />}
          onCancel={() => onClose()}
          onSubmit={async (endDate) => {
            await acceptance.mutateAsync(endDate).catch(toNewVersionError);
            messages.success(t('success.accept_loi'));
            onClose(true);
          }}
        >
          <LetterTerms version={letter} opportunity={deal.opportunity} isOpen />
          {letter.file_made ? null : <LetterFiles letter={letter} version={letter} />}
        </EndDateForm>
      )}
    </DealDialog>
  );
}
