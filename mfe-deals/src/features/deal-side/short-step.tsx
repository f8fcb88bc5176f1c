import type { DealDetail } from '@handover/shared/contract';
import { Link } from '@handover/shared/router';
import { Anchor } from '@handover/shared/ui';
import { useShortStep } from '../../hooks/use-short-step.ts';
import { stepPlace } from '../../rules/step-place.ts';

/** The next step in a few words, which lead to its tab. */
export function ShortStep({ deal }: { deal: DealDetail }) {
  const { action, to } = stepPlace(deal);
  const text = useShortStep(deal);
  if (action === 'open') return text;
  return (
    <Anchor component={Link} to={to} preventScrollReset inherit>
      {text}
    </Anchor>
  );
}
