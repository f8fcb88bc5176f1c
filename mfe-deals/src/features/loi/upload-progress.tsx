import { useTranslation } from '@handover/shared/i18n';
import { Progress } from '@handover/shared/overlays';

export function UploadProgress({ share }: { share: number }) {
  const { t } = useTranslation('deals');
  return <Progress value={Math.round(share * 100)} aria-label={t('loi.sending')} />;
}
