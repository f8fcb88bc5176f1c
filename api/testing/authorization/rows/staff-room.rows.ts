import { type Row, rowsOf } from '../table.ts';

const staffOnly = '401 403 403 403 403 403 403 403 200';

// biome-ignore format: a table
export const staffRoomRows: Row[] = [
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('GET /api/failed_mails/', [{ on: 'all',                                        expect: staffOnly }]),
  ...rowsOf('POST /api/failed_mails/retry/', [{ on: 'all',                                 expect: staffOnly }]),
  ...rowsOf('POST /api/failed_mails/:id/retry/', [{ on: 'one', of: (m) => m.failures.mail, expect: staffOnly }]),
  ...rowsOf('GET /api/failed_jobs/', [{ on: 'all',                                         expect: staffOnly }]),
  ...rowsOf('POST /api/failed_jobs/retry/', [{ on: 'all',                                  expect: staffOnly }]),
  ...rowsOf('POST /api/failed_jobs/:id/retry/', [{ on: 'one', of: (m) => m.failures.job,   expect: staffOnly }]),
  ...rowsOf('GET /api/market_figures/', [{ on: 'all',                                      expect: staffOnly }]),
];
