import type { AgreementVersion, DealDetail } from '@handover/shared/contract';
import { DocumentButtons } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { Status, type StatusKind } from '@handover/shared/ui';
import classes from '../closing.module.css';
import { useDoneBy } from '../use-done-by.ts';
import { VersionActions } from './version-actions.tsx';

type State = 'draft' | 'markedByMe' | 'markedByOther' | 'agreed' | 'signed' | 'confirmed';

const KINDS: Record<State, StatusKind> = {
  draft: 'waiting',
  markedByMe: 'waiting',
  markedByOther: 'running',
  agreed: 'open',
  signed: 'running',
  confirmed: 'closed',
};

function stateOf({ marked_by, is_agreed, signed }: AgreementVersion, side: DealDetail['side']): State {
  if (signed) return signed.confirmed ? 'confirmed' : 'signed';
  if (is_agreed) return 'agreed';
  if (marked_by.length === 0) return 'draft';
  return marked_by.includes(side) ? 'markedByMe' : 'markedByOther';
}

interface VersionItemProps {
  version: AgreementVersion;
  deal: DealDetail;
  /** The name of its agreement. */
  agreement: string;
  isNewest: boolean;
}

/** A version: who put it there and when, its note and file, how far both sides are, and its signed copy. */
export function VersionItem({ version, deal, agreement, isNewest }: VersionItemProps) {
  const { t } = useTranslation('deals');
  const doneBy = useDoneBy(deal);
  const { number, uploaded, note, file, signed } = version;
  const state = stateOf(version, deal.side);
  return (
    <div className={classes.version}>
      <div className={classes.head}>
        <span>{t('closing.version.number', { number })}</span>
        <span className={classes.meta}>{doneBy(uploaded)}</span>
        {isNewest ? (
          <Status kind={KINDS[state]} variant="text">
            {t(`closing.version.state.${state}`)}
          </Status>
        ) : null}
      </div>
      {note ? <p className={classes.text}>{note}</p> : null}
      {file ? (
        <DocumentButtons file={file} size="xs" />
      ) : (
        <p className={classes.meta}>{t('closing.closed')}</p>
      )}
      {signed ? (
        <div className={classes.signed}>
          <p className={classes.meta}>
            {t('closing.signed.by', { who: doneBy(signed.attached) })}
            {signed.confirmed
              ? ` · ${t('closing.signed.confirmedBy', { who: doneBy(signed.confirmed) })}`
              : ''}
          </p>
          {signed.file ? <DocumentButtons file={signed.file} size="xs" /> : null}
        </div>
      ) : null}
      <VersionActions version={version} deal={deal} agreement={agreement} />
    </div>
  );
}
