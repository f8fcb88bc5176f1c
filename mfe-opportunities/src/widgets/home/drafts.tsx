import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, Icon, List, ListRow, Section } from '@handover/shared/ui';
import { useDrafts } from './use-drafts.ts';

/** What was typed into the forms of opportunities in this browser and not saved. Last, as the server does not know of it. */
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
        {drafts.map(({ of, title: typed, at }) => {
          const isNew = typeof of === 'string';
          const name = typed || (isNew ? t(`home.drafts.${of}`) : '');
          const href = isNew ? routes.oppEdit('create', { type: of }) : routes.oppEdit(of);
          const when = relative(new Date(at).toISOString());
          return (
            <ListRow
              key={of}
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
