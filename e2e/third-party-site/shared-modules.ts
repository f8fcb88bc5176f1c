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
import { version } from '@handover/shared/package.json';
import * as platform from '@handover/shared/platform';
import * as query from '@handover/shared/query';
import * as reference from '@handover/shared/reference';
import * as router from '@handover/shared/router';
import * as session from '@handover/shared/session';
import * as store from '@handover/shared/store';
import * as ui from '@handover/shared/ui';
import * as uiExtra from '@handover/shared/ui-extra';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

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
};
const packages = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
};

const singleton = (version: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
});

/** What remotes are built without and expect from the page: each once, in this page's version. */
export const sharedModules = Object.fromEntries([
  ...Object.entries(packages).map(([key, module]) => [key, singleton(react.version, module)] as const),
  ...Object.entries(entryPoints).map(
    ([name, module]) => [`@handover/shared/${name}`, singleton(version, module)] as const,
  ),
]);
