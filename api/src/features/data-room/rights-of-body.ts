import type { Day, DocumentAccess } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Rights } from '../document-folders/index.ts';

interface Body {
  access: DocumentAccess;
  opens_early?: boolean | undefined;
  opens_on?: Day | null | undefined;
}

/** The rights that a call sets. A day that has come says nothing. */
export function rightsOfBody({ access, opens_early, opens_on: day = null }: Body): Rights {
  const isAhead = day !== null && day > marketDay(new Date());
  return { access, opensEarly: opens_early ?? false, opensOn: isAhead ? day : null };
}
