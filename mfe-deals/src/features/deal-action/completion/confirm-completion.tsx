import { SaleFacts } from '../../../components/sale-facts.tsx';
import { useAnswerCompletion } from '../../../queries/change-deal.mutation.ts';
import type { ActionFormProps } from '../action-form-props.ts';
import { ConfirmPanel } from '../confirm-panel.tsx';
import { SaleConsequences } from './sale-consequences.tsx';

/** The buyer confirms what the seller says of the sale, which completes the deal. */
export function ConfirmCompletion(props: ActionFormProps) {
  const { deal } = props;
  const { mutateAsync, isPending, error } = useAnswerCompletion(deal.id);
  const { completion } = deal;
  if (!completion) return null;
  const confirm = () => mutateAsync({ confirmed: true, completion: completion.id });
  return (
    <ConfirmPanel {...props} isPending={isPending} error={error} onConfirm={confirm}>
      <SaleFacts completion={completion} />
      <SaleConsequences deal={deal} />
    </ConfirmPanel>
  );
}
