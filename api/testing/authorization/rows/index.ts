import type { Row } from '../table.ts';
import { accessRequestRows } from './access-requests.rows.ts';
import { accountRows } from './accounts.rows.ts';
import { agreementRows } from './agreements.rows.ts';
import { apiKeyRows } from './api-keys.rows.ts';
import { calendarRows } from './calendar.rows.ts';
import { closingRows } from './closing.rows.ts';
import { companyRows } from './companies.rows.ts';
import { completionRows } from './completion.rows.ts';
import { contentRows } from './content.rows.ts';
import { dataRoomRows } from './data-room.rows.ts';
import { dealOpportunityRows } from './deal-opportunities.rows.ts';
import { dealRows } from './deals.rows.ts';
import { delegationRows } from './delegations.rows.ts';
import { downloadRows, listingDownloadRows } from './downloads.rows.ts';
import { diligenceRows } from './due-diligence.rows.ts';
import { fileRows } from './files.rows.ts';
import { firmRows } from './firms.rows.ts';
import { letterRows } from './letters.rows.ts';
import { opportunityRows } from './opportunities.rows.ts';
import { exportRows, publishedRows, questionRows } from './questions.rows.ts';
import { referenceRows } from './reference.rows.ts';
import { savedSearchRows } from './saved-searches.rows.ts';
import { staffRoomRows } from './staff-room.rows.ts';

/** All tables, as in the server rules. */
export const MATRIX: Record<string, Row[]> = {
  accounts: [...accountRows, ...calendarRows, ...apiKeyRows],
  firms: firmRows,
  "staff's room": staffRoomRows,
  'reference data': referenceRows,
  content: contentRows,
  companies: companyRows,
  opportunities: opportunityRows,
  'saved searches': savedSearchRows,
  delegations: delegationRows,
  'access requests': accessRequestRows,
  agreements: agreementRows,
  deals: [...dealRows, ...completionRows],
  'deal opportunities': dealOpportunityRows,
  'data rooms': dataRoomRows,
  letters: letterRows,
  questions: [...questionRows, ...publishedRows, ...exportRows],
  'due diligence': diligenceRows,
  closing: closingRows,
  'files of companies, listings and deals': fileRows,
  downloads: [...downloadRows, ...listingDownloadRows],
};
