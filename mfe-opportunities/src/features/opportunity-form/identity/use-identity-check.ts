import { IDENTITY_FIELDS, type IdentityHit } from '@handover/shared/contract';
import { type BeforeSave, DescribedError } from '@handover/shared/forms';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { useRef, useState } from 'react';
import { useCheckIdentity } from '../../../queries/check-identity.mutation.ts';
import type { SellValues } from '../sell-kind.ts';
import { checkKey, formFieldOf, type Searched, searchedTexts } from './searched-texts.ts';

export interface IdentityFindings {
  searched: Searched;
  hits: readonly IdentityHit[];
  /** The key of the searched values. */
  key: string;
}

export interface IdentityCheck {
  findings: IdentityFindings | undefined;
  beforeSave: BeforeSave<SellValues>;
  /** The owner stands by the texts that were searched: saving them again is not held up. */
  confirm: () => void;
  /** Whether the owner has confirmed the texts that are being saved. */
  isConfirmed: () => boolean;
}

/**
 * Searches the public texts of a sale, before it goes to review, for hits that reveal the business. If there are any,
 * nothing is saved until they are corrected or confirmed.
 *
 * @param reviewed texts that are not searched, since they are not reviewed again; undefined for a new or a rejected
 * sale
 */
export function useIdentityCheck(reviewed: SellValues | undefined): IdentityCheck {
  const { t } = useTranslation('opportunities');
  const errorText = useErrorText();
  const check = useCheckIdentity();
  const [findings, setFindings] = useState<IdentityFindings>();
  const passed = useRef(reviewed && checkKey(reviewed));
  const confirmed = useRef<string>(undefined);

  const search = async (values: SellValues) => {
    const searched = searchedTexts(values);
    try {
      const { hits } = await check.mutateAsync({ company_id: Number(values.company_id), ...searched });
      return { searched, hits, key: checkKey(values) };
    } catch (error) {
      // Nothing else could be sent without a connection either: the form shows that once, as for any call.
      if (
        isHttpError(error) &&
        (error.status === 400 || error.kind === 'network' || error.kind === 'aborted')
      )
        throw error;
      throw new DescribedError(`${t('form.identity.failed')} ${errorText(error)}`);
    }
  };

  return {
    findings,
    beforeSave: async (values, form) => {
      const key = checkKey(values);
      if (key === passed.current) return true;
      const found = await search(values);
      setFindings(found);
      if (found.hits.length === 0) {
        passed.current = key;
        return true;
      }
      const fields = IDENTITY_FIELDS.filter((field) => found.hits.some((hit) => hit.field === field));
      for (const field of fields)
        form.setError(
          formFieldOf(field),
          { type: 'identity', message: t('form.identity.inField') },
          { shouldFocus: field === fields[0] },
        );
      return false;
    },
    confirm: () => {
      confirmed.current = findings?.key;
      passed.current = findings?.key;
    },
    isConfirmed: () => confirmed.current !== undefined && confirmed.current === passed.current,
  };
}
