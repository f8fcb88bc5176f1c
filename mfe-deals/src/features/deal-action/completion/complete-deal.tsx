import { useCompleteDeal } from '../../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from '../action-form-props.ts';
import { ConfirmPanel } from '../confirm-panel.tsx';
import { SaleConsequences } from './sale-consequences.tsx';
import { SaleForm } from './sale-form.tsx';

/** The seller says what the sale came to, for the buyer to confirm; nothing more where the buyer has confirmed before. */
export function CompleteDeal(props: ActionFormProps) {
  const { deal } = props;
  const { mutateAsync, isPending, error } = useCompleteDeal(deal.id);
  if (deal.completion?.state !== 'announced') return <SaleForm {...props} />;
  return (
    <ConfirmPanel {...props} isPending={isPending} error={error} onConfirm={() => mutateAsync(undefined)}>
      <SaleConsequences deal={deal} />
    </ConfirmPanel>
  );
}
