import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import { Anchor, Text } from '@handover/shared/ui';
import { Fragment } from 'react';

const PAGES: Record<string, string> = { terms: routes.terms, privacy: routes.privacyPolicy };
const LINK = /<(terms|privacy)>(.*?)<\/\1>/;

/** What is accepted by the button above it. The links open new tabs, so that the input of the form stays. */
export function TermsNotice() {
  const { t } = useTranslation('auth');
  // Splitting gives for each link its page and its words, between the texts around them.
  const [before, ...parts] = t('signUp.acceptance').split(LINK);
  return (
    <Text size="sm">
      {before}
      {parts.map((page, index) =>
        index % 3 === 0 ? (
          <Fragment key={page}>
            <Anchor href={PAGES[page]} target="_blank" inherit>
              {parts[index + 1]}
            </Anchor>
            {parts[index + 2]}
          </Fragment>
        ) : null,
      )}
    </Text>
  );
}
