import type { PublicFirm } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useCountries } from '@handover/shared/reference';
import { Avatar } from '@handover/shared/ui';
import { WebLink } from '@handover/shared/ui-extra';
import classes from './firm.module.css';

interface FirmCardProps {
  firm: PublicFirm;
  /** What only its own people read. */
  about?: string;
}

/** What others read of a firm. */
export function FirmCard({ firm, about }: FirmCardProps) {
  const { t } = useTranslation('auth');
  const country = useCountries().options.find(({ value }) => value === String(firm.country));
  return (
    <div className={classes.card}>
      <Avatar name={firm.name} src={firm.logo} size={56} />
      <div className={classes.facts}>
        <strong>{firm.name}</strong>
        <span>{[t(`firm.kinds.${firm.kind}`), country?.label].filter(Boolean).join(' · ')}</span>
        {firm.website ? (
          <span>
            <WebLink url={firm.website} />
          </span>
        ) : null}
        {about ? <p className={classes.about}>{about}</p> : null}
      </div>
    </div>
  );
}
