import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Alert, Button, Group, Icon, Stack } from '../../ui/index.ts';
import { AlertRegion } from '../form/alert-region.tsx';
import type { Conflict } from './use-conflict.ts';

/** Says that somebody else has changed the record, and switches between both versions in the fields. */
export const ConflictNotice = ({ conflict }: { conflict: Conflict | undefined }) => {
  const { t } = useTranslation('inputs');
  const region = useRef<HTMLDivElement>(null);
  const isShown = conflict !== undefined;
  useEffect(() => {
    if (isShown) region.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown]);
  return (
    <AlertRegion ref={region}>
      {conflict ? (
        <Alert color="danger" title={t('conflict.title')} icon={<Icon name="alert" />} role="presentation">
          <Stack gap="sm">
            {t(conflict.showsTheirs ? 'conflict.theirs' : 'conflict.mine', {
              sections: conflict.sections.join(', '),
            })}
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={() => conflict.show(!conflict.showsTheirs)}>
                {t(conflict.showsTheirs ? 'conflict.showMine' : 'conflict.showTheirs')}
              </Button>
              {conflict.showsTheirs ? (
                <Button size="xs" variant="subtle" onClick={conflict.takeTheirs}>
                  {t('conflict.takeTheirs')}
                </Button>
              ) : null}
            </Group>
          </Stack>
        </Alert>
      ) : null}
    </AlertRegion>
  );
};
