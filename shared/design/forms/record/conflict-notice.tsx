import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Alert, Button, Group, Icon, Stack } from '../../ui/index.ts';
import { AlertPlace } from '../form/alert-place.tsx';
import type { Conflict } from './use-conflict.ts';

/** Tells that somebody else has written meanwhile, and shows one version or the other in the fields. */
export const ConflictNotice = ({ conflict }: { conflict: Conflict | undefined }) => {
  const { t } = useTranslation('inputs');
  const place = useRef<HTMLDivElement>(null);
  const isThere = conflict !== undefined;
  useEffect(() => {
    if (isThere) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isThere]);
  return (
    <AlertPlace ref={place}>
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
    </AlertPlace>
  );
};
