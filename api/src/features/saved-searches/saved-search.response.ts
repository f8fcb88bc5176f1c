import { NO_FILTERS, type SavedSearch } from '@handover/shared/contract';
import type { SearchRow } from './saved-searches.sql.ts';

export const searchResponse = ({ search, mandateTitle, newCount }: SearchRow): SavedSearch => ({
  id: search.id,
  type_of_opportunity: search.type,
  name: mandateTitle ?? search.name,
  alert: search.alert,
  by_mail: search.byMail,
  filters: search.filters ?? NO_FILTERS,
  mandate_id: search.mandateId,
  new_count: newCount,
  seen_at: search.seenAt.toISOString(),
  created_at: search.createdAt.toISOString(),
});
