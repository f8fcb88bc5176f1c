// Only in a probe build (HANDOVER_PROBE=1): the instances of shared modules in the host or in a remote.
import * as amounts from '@handover/shared/amounts';
import * as documentsFigures from '@handover/shared/documents/figures';
import * as documentsGroups from '@handover/shared/documents/groups';
import * as documentsImages from '@handover/shared/documents/images';
import * as documentsPreviews from '@handover/shared/documents/previews';
import * as documentsQueries from '@handover/shared/documents/queries';
import * as events from '@handover/shared/events';
import * as figures from '@handover/shared/figures';
import * as format from '@handover/shared/format';
import * as formsChoices from '@handover/shared/forms/choices';
import * as formsDates from '@handover/shared/forms/dates';
import * as formsFiles from '@handover/shared/forms/files';
import * as formsForm from '@handover/shared/forms/form';
import * as formsMoney from '@handover/shared/forms/money';
import * as formsPhone from '@handover/shared/forms/phone';
import * as formsRecord from '@handover/shared/forms/record';
import * as formsTables from '@handover/shared/forms/tables';
import * as formsValues from '@handover/shared/forms/values';
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
import * as uiExtraAccordions from '@handover/shared/ui-extra/accordions';
import * as uiExtraAdvisers from '@handover/shared/ui-extra/advisers';
import * as uiExtraDialogs from '@handover/shared/ui-extra/dialogs';
import * as uiExtraInputs from '@handover/shared/ui-extra/inputs';
import * as uiExtraLists from '@handover/shared/ui-extra/lists';
import * as uiExtraMenus from '@handover/shared/ui-extra/menus';
import * as uiExtraProgress from '@handover/shared/ui-extra/progress';
import * as uiExtraRecords from '@handover/shared/ui-extra/records';
import * as uiExtraSelects from '@handover/shared/ui-extra/selects';
import * as uiExtraTabs from '@handover/shared/ui-extra/tabs';
import * as react from 'react';
import * as reactDom from 'react-dom';
import type { SharedSpecifier } from '../federation/entry-points.ts';

type Exports = Record<string, unknown>;
/** What stands behind `@handover/shared/`. */
type SharedEntryPoint = SharedSpecifier extends infer Name
  ? Name extends `@handover/shared/${infer EntryPoint}`
    ? EntryPoint
    : never
  : never;

const entryPoints = {
  amounts: amounts,
  'documents/figures': documentsFigures,
  'documents/groups': documentsGroups,
  'documents/images': documentsImages,
  'documents/previews': documentsPreviews,
  'documents/queries': documentsQueries,
  events: events,
  figures: figures,
  format: format,
  'forms/choices': formsChoices,
  'forms/dates': formsDates,
  'forms/files': formsFiles,
  'forms/form': formsForm,
  'forms/money': formsMoney,
  'forms/phone': formsPhone,
  'forms/record': formsRecord,
  'forms/tables': formsTables,
  'forms/values': formsValues,
  http: http,
  i18n: i18n,
  messages: messages,
  modals: modals,
  'org-chart': orgChart,
  platform: platform,
  query: query,
  reference: reference,
  router: router,
  session: session,
  store: store,
  ui: ui,
  'ui-extra/accordions': uiExtraAccordions,
  'ui-extra/advisers': uiExtraAdvisers,
  'ui-extra/dialogs': uiExtraDialogs,
  'ui-extra/inputs': uiExtraInputs,
  'ui-extra/lists': uiExtraLists,
  'ui-extra/menus': uiExtraMenus,
  'ui-extra/progress': uiExtraProgress,
  'ui-extra/records': uiExtraRecords,
  'ui-extra/selects': uiExtraSelects,
  'ui-extra/tabs': uiExtraTabs,
} satisfies Record<SharedEntryPoint, Exports>;

/** Module -> its exports, which are identical objects wherever the module has a single instance. */
export const identities: Record<string, Exports> = { react, 'react-dom': reactDom, ...entryPoints };
