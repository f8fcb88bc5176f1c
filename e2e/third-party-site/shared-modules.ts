import * as amounts from '@handover/shared/amounts';
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

const entryPoints: Record<string, unknown> = {
  documents,
  events,
  figures,
  format,
  amounts,
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
const packages: Record<string, unknown> = {
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

/** `@handover/shared/forms/phone` is a part of the entry point `forms`: the whole one serves for each part. */
const entryPointOf = (specifier: string) => entryPoints[specifier.split('/')[2] ?? ''];

/** The modules that remotes are built without and expect from the page: each once, in this page's version. */
export const sharedModules = (specifiers: readonly string[]) =>
  Object.fromEntries(
    specifiers.map((specifier) => [
      specifier,
      specifier in packages
        ? singleton(react.version, packages[specifier])
        : singleton(version, entryPointOf(specifier)),
    ]),
  );
