import { useTranslation } from '@handover/shared/i18n';
import { useCurrentUser } from '@handover/shared/session';
import { Page } from '@handover/shared/ui';
import { HomePart } from '../features/home/home-part.tsx';

/** The main page of who is signed in, made of the remotes' widgets. One that is down leaves out its own part only. */
export function MyHomePage() {
  const { t } = useTranslation('home');
  const { data: user } = useCurrentUser();
  return (
    <Page title={user ? t('hello', { name: user.first_name }) : t('title')}>
      <div data-home-parts>
        <HomePart widget="home-deals" failed={t('failed.deals')} />
        <HomePart widget="home-opportunities" failed={t('failed.opportunities')} />
      </div>
    </Page>
  );
}
