import type { DealDetail, RoomPage } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button } from '@handover/shared/ui';
import { usePartyName } from '../../../hooks/use-party-name.ts';

interface WatermarkButtonProps {
  deal: DealDetail;
  watermark: RoomPage['watermark'];
}

/** Opens the choice of a watermark, for the seller. */
export function WatermarkButton({ deal, watermark }: WatermarkButtonProps) {
  const { t } = useTranslation('deals');
  const modals = useModals();
  const buyer = usePartyName()(deal.other_party);
  const { is_on: isOn, counts } = watermark;
  return (
    <Button
      variant="default"
      onClick={() => modals.open('room-watermark', { dealId: deal.id, buyer, isOn, counts })}
    >
      {t(isOn ? 'watermark.buttonOn' : 'watermark.button')}
    </Button>
  );
}
