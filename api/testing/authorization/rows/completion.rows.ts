import type { Market } from '../market/build-market.ts';
import type { Stage } from '../market/scene.ts';
import { type Check, type Row, rowsOf } from '../table.ts';

const active = (type: 'sell' | 'buy', stage: Stage) => (market: Market) => market[type][stage].active.deal;
const confirmed = { send: () => ({ confirmed: true }) };
const refused = { send: () => ({ confirmed: false, reason: 'The price was another one' }) };

const link: Check = ({ body }) => body.url.startsWith('/api/dossier_downloads/?token=');
const see = { link };

/** What the sides of a deal say of the sale, and what they keep of it. */
// biome-ignore format: a table
export const completionRows: Row[] = [
  ...rowsOf('POST /api/deals/:id/complete/', [
    { on: 'closing', of: active('sell', 'closing'),                                   expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'declared already, mandate', of: active('buy', 'closing'),                  expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'too early', of: active('sell', 'spa'),                                     expect: '401 404 404 403|409 404 404 409 404 403' },
    { on: 'of the rival', of: (m) => Number(m.sell.closing.paused?.deal),             expect: '401 404 404 404 403|409 404 409 404 403' },
    { on: 'completed', of: active('sell', 'completed'),                               expect: '401 404 404 403|409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/answer_completion/', [
    { on: 'confirmed, mandate', of: active('buy', 'closing'), ...confirmed,           expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'refused, mandate', of: active('buy', 'closing'), ...refused,               expect: '401 404 404 403 404 404 200 404 403' },
    { on: 'confirmed before', of: active('sell', 'closing'), ...confirmed,            expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'nothing to refuse', of: active('sell', 'closing'), ...refused,             expect: '401 404 404 409 404 404 403 404 403' },
    { on: 'too early', of: active('sell', 'spa'), ...confirmed,                       expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'completed', of: active('sell', 'completed'), ...confirmed,                 expect: '401 404 404 409 404 404 403|409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.closing.cancelled.deal, ...confirmed,        expect: '401 404 404 404 404 409 403|409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/withdraw_completion/', [
    { on: 'declared, mandate', of: active('buy', 'closing'),                          expect: '401 404 404 200 404 404 403 404 403' },
    { on: 'nothing declared', of: active('sell', 'closing'),                          expect: '401 404 404 403|409 404 404 409 404 403' },
    { on: 'completed', of: active('sell', 'completed'),                               expect: '401 404 404 403|409 404 404 409 404 403' },
  ]),
  ...rowsOf('POST /api/deals/:id/dossier/', [
    { on: 'completed', of: active('sell', 'completed'), see,                          expect: '401 404 404 200:link 404 404 200:link 404 403' },
    { on: 'completed, mandate', of: active('buy', 'completed'), see,                  expect: '401 404 404 200:link 404 404 200:link 404 403' },
    { on: 'closing', of: active('sell', 'closing'),                                   expect: '401 404 404 409 404 404 409 404 403' },
    { on: 'of the rival', of: (m) => Number(m.sell.closing.paused?.deal),             expect: '401 404 404 404 409 404 409 404 403' },
    { on: 'cancelled', of: (m) => m.sell.completed.cancelled.deal,                    expect: '401 404 404 404 404 409 409 404 403' },
  ]),
  ...rowsOf('GET /api/dossier_downloads/', [
    { on: 'a token that was never given', query: () => 'token=guessed',               expect: '404 404 404 404 404 404 404 404 404' },
  ]),
];
