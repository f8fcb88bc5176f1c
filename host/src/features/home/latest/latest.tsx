import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Widget } from '@handover/shared/shell';
import { LoadingBlock, Section } from '@handover/shared/ui';
import classes from './latest.module.css';
import { SearchLinks } from './search-links.tsx';
import { useNearViewport } from './use-near-viewport.ts';

/** Cards of the skeleton; more than fit are cut off. */
const CARDS = 6;

/**
 * The newest businesses for sale, a widget of the remote that has it. It is loaded once this page is shown and it is near, in the room
 * that is reserved for it, or in that of its html, where the server has rendered it. Without it there are links.
 */
export function Latest() {
  const { t } = useTranslation();
  const { ref, isShown, whenNear } = useNearViewport();
  return (
    <Section
      title={t('host.home.latest.title')}
      lead={t('host.home.latest.lead')}
      actions={<Link to={routes.opportunities('sell')}>{t('host.home.latest.all')}</Link>}
    >
      <div ref={ref} className={classes.latest}>
        {isShown && (
          <Widget
            name="latest-opportunities"
            skeleton={<LoadingBlock variant="cards" count={CARDS} label={t('host.loading')} delay={0} />}
            fallback={<SearchLinks />}
            takeOverAfter={whenNear}
          />
        )}
      </div>
    </Section>
  );
}
