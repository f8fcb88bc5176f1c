import { usePlatform } from '@handover/shared/platform';
import { Button, Stack, Text } from '@handover/shared/ui';
import { openFederationPanel } from '../federation/open-federation-panel.ts';

/** Opens the federation panel; `?federation` in the address does, too. */
export function Federation() {
  const platform = usePlatform();
  return (
    <Stack gap="xs">
      <Text size="sm">
        Shared modules, calls that are declared or refused, times and failures, as JSON, too.
      </Text>
      <Button size="xs" variant="default" onClick={() => void openFederationPanel(platform)}>
        Open the federation panel
      </Button>
    </Stack>
  );
}
