import type { BuyerProfile } from '@handover/shared/contract';
import { DocumentButtons } from '@handover/shared/documents';
import { BuyerFacts } from '@handover/shared/ui-extra';

/** The buyer profile with its proof of funds, which is read as a document of a deal is. */
export const BuyerPart = ({ profile }: { profile: BuyerProfile }) => (
  <BuyerFacts profile={profile} proof={profile.proof && <DocumentButtons file={profile.proof} size="xs" />} />
);
