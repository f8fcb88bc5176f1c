import { useTranslation } from '@handover/shared/i18n';
import { Widget } from '@handover/shared/shell';
import { LoadingBlock } from '@handover/shared/ui';

interface HomePartProps {
  widget: string;
  /** The sentence in its place if no remote has it, or if it fails. */
  failed: string;
}

/** A remote's part of the main page. */
export function HomePart({ widget, failed }: HomePartProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Widget
        name={widget}
        skeleton={<LoadingBlock variant="list" count={6} label={t('host.loading')} delay={0} />}
        fallback={<p>{failed}</p>}
      />
    </div>
  );
}
