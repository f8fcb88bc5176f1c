import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link } from '@handover/shared/router';
import { Button, Icon, List, ListRow, Section } from '@handover/shared/ui';
import { useDrafts } from './use-drafts.ts';

/** What was typed into the forms of opportunities, companies and letters in this browser and not saved. Last, as the server does not know of it. */
export function Drafts({ mine }: { mine: readonly Opportunity[] }) {
  const { t } = useTranslation('opportunities');
  const { relative } = useFormat();
  const drafts = useDrafts(mine);
  const title = t('home.drafts.title');
  const action = t('home.drafts.continue');
  if (drafts.length === 0) return null;
  return (
    <Section title={title}>
      <List label={title}>
        {drafts.map(({ form, title: typed, kind, isNew, href, at }) => {
          const name = typed || t(`home.drafts.${kind}`);
          const when = relative(new Date(at).toISOString());
          return (
            <ListRow
              key={form}
              leading={<Icon name="pencil" />}
              title={name}
              isProject
              href={href}
              text={t(isNew ? 'home.drafts.kept' : 'home.drafts.edit', { when })}
              trailing={
                <Button
                  component={Link}
                  to={href}
                  size="xs"
                  variant="light"
                  color="accent"
                  aria-label={t('home.named', { action, title: name })}
                >
                  {action}
                </Button>
              }
            />
          );
        })}
      </List>
    </Section>
  );
}
