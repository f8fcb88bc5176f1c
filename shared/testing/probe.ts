// Only in a probe build (HANDOVER_PROBE=1): the instances of shared modules in the host or in a remote.
import * as documents from '@handover/shared/documents';
import * as events from '@handover/shared/events';
import * as figures from '@handover/shared/figures';
import * as format from '@handover/shared/format';
import * as forms from '@handover/shared/forms';
import * as http from '@handover/shared/http';
import * as i18n from '@handover/shared/i18n';
import * as messages from '@handover/shared/messages';
import * as modals from '@handover/shared/modals';
import * as orgChart from '@handover/shared/org-chart';
import * as platform from '@handover/shared/platform';
import * as query from '@handover/shared/query';
import * as reference from '@handover/shared/reference';
import * as router from '@handover/shared/router';
import * as session from '@handover/shared/session';
import * as store from '@handover/shared/store';
import * as ui from '@handover/shared/ui';
import * as uiExtra from '@handover/shared/ui-extra';
import * as react from 'react';
import * as reactDom from 'react-dom';
import type { FederatedEntryPoint } from '../federation/entry-points.ts';

type Exports = Record<string, unknown>;

const entryPoints = {
  documents,
  events,
  figures,
  format,
  forms,
  http,
  i18n,
  messages,
  modals,
  'org-chart': orgChart,
  platform,
  query,
  reference,
  router,
  session,
  store,
  ui,
  'ui-extra': uiExtra,
} satisfies Record<FederatedEntryPoint, Exports>;

/** Module -> its exports, which are identical objects wherever the module has a single instance. */
export const identities: Record<string, Exports> = { react, 'react-dom': reactDom, ...entryPoints };
