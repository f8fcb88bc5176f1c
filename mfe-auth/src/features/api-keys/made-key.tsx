import type { MadeApiKey } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Alert, Button, Group, Stack, Text } from '@handover/shared/ui';
import { TextInput } from '@handover/shared/ui-extra';
import { useRef, useState } from 'react';
import { snippetOf } from './snippet-of.ts';

/** A key that was made just now: one for reading is never shown again. */
export function MadeKey({ made }: { made: MadeApiKey }) {
  const { t } = useTranslation('auth');
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<'copied' | 'notCopied'>();
  const isWidget = made.kind === 'widget';
  const text = isWidget ? snippetOf(made.key) : made.key;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold('copied'),
      () => {
        setTold('notCopied');
        field.current?.select();
      },
    );
  return (
    <Alert color="open" mb="xl" title={t('apiKeys.made.title', { name: made.name })}>
      <Stack gap="sm">
        <Text>{t(isWidget ? 'apiKeys.made.widget' : 'apiKeys.made.once')}</Text>
        <TextInput
          ref={field}
          readOnly
          autoFocus
          label={t(isWidget ? 'apiKeys.made.code' : 'apiKeys.made.key')}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group gap="sm">
          <Button variant="default" onClick={() => void copy()}>
            {t('apiKeys.copy')}
          </Button>
          <Text role="status" size="sm">
            {told && t(`apiKeys.${told}`)}
          </Text>
        </Group>
      </Stack>
    </Alert>
  );
}
