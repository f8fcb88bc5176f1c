import {
  type OfficeRow,
  type RecordValues,
  type RelatedData,
  type RevenueRow,
  sameValue,
  toOffices,
  toRevenues,
} from '@handover/shared/forms';
import { usePlatform } from '@handover/shared/platform';
import { useRef } from 'react';
import { replaceOffices, replaceRevenues } from '../api/my-opportunities.api.ts';

interface FigureValues extends RecordValues {
  offices: OfficeRow[];
  revenues: RevenueRow[];
  currency: string;
}

/** The calls for the figures and the offices of a sale, after the one for the sale itself. */
export function useSellFigures<Values extends FigureValues>(): RelatedData<Values>[] {
  const { http } = usePlatform();
  const failed = useRef(new Set<string>());
  const figures = (
    name: 'revenues' | 'offices',
    fields: ('revenues' | 'currency' | 'offices')[],
    save: RelatedData<Values>['save'],
  ): RelatedData<Values> => ({
    name,
    fields,
    // The server gives a new one the figures of its company, which are not always those of the form.
    isNeeded: ({ before, after }) =>
      before.id === null ||
      failed.current.has(name) ||
      fields.some((field) => !sameValue(before[field], after[field])),
    save: async (call) => {
      failed.current.add(name);
      const saved = await save(call);
      failed.current.delete(name);
      return saved;
    },
  });
  return [
    figures('revenues', ['revenues', 'currency'], ({ id, after, options }) =>
      replaceRevenues(http, id, { revenues: toRevenues(after.revenues, after.currency) }, options),
    ),
    figures('offices', ['offices'], ({ id, after, options }) =>
      replaceOffices(http, id, { offices: toOffices(after.offices) }, options),
    ),
  ];
}
