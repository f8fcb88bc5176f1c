import type { BuyerProfile } from '@handover/shared/contract';
import { PreviewButton, useDownloadDocument } from '@handover/shared/documents';
import { Button, Group, Icon } from '@handover/shared/ui';
import { BuyerFacts } from '@handover/shared/ui-extra';

/** The buyer profile with its proof of funds, which is read as a document of a deal is. */
export function BuyerPart({ profile }: { profile: BuyerProfile }) {
  const download = useDownloadDocument();
  const { proof } = profile;
  return (
    <BuyerFacts
      profile={profile}
      proof={
        proof && (
          <Group gap="xs">
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="download" size={18} />}
              loading={download.isPending}
              onClick={() => download.mutate(proof)}
            >
              {proof.name}
            </Button>
            <PreviewButton file={proof} />
          </Group>
        )
      }
    />
  );
}
