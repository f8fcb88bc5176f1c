/** @jest-environment jsdom */
import type { RemoteLoader } from '../federation/index.ts';
import { createI18n } from '../kernel/i18n/index.ts';
import { withTexts } from './with-texts.ts';

const Page = () => null;
const codeLoader: RemoteLoader = {
  load: () => Promise.reject(new Error('not asked for')),
  loadComponent: async () => Page,
  getLoaded: () => Page,
  onRenderError: () => {
    throw new Error('not asked for');
  },
  onRendered: () => undefined,
  versionOf: () => '1.0.0',
  onReplaced: () => () => undefined,
  preload: () => undefined,
};
const set = { remotes: { 'mfe-deals': { namespace: 'deals', routes: [], widgets: [], modals: [] } } };

test('a component counts as loaded once the texts are that it shows: its own, and those of the host', async () => {
  const requested: string[] = [];
  const fetch = async (url: string) => {
    requested.push(url);
    return { ok: true, status: 200, json: async () => ({ any: 'text' }) };
  };
  Object.assign(globalThis, { fetch });
  const i18n = createI18n({ language: 'en', urlOf: (_language, namespace) => namespace });
  const loader = withTexts(codeLoader, i18n, set);
  expect(loader.getLoaded('mfe-deals', 'pages', 'list')).toBeUndefined();
  expect(await loader.loadComponent('mfe-deals', 'pages', 'list')).toBe(Page);
  expect(requested.sort()).toEqual(['common', 'deals', 'inputs', 'messages']);
  expect(loader.getLoaded('mfe-deals', 'pages', 'list')).toBe(Page);
});

test('without texts a component fails, rather than show keys; a retry asks for them again', async () => {
  let isUp = false;
  const fetch = async () => ({ ok: isUp, status: isUp ? 200 : 404, json: async () => ({ any: 'text' }) });
  Object.assign(globalThis, { fetch });
  const i18n = createI18n({ language: 'fr', urlOf: (language, namespace) => `${language}/${namespace}` });
  const loader = withTexts(codeLoader, i18n, set);
  await expect(loader.loadComponent('mfe-deals', 'pages', 'list')).rejects.toMatchObject({ code: 'HR-701' });
  expect(loader.getLoaded('mfe-deals', 'pages', 'list')).toBeUndefined();
  isUp = true;
  expect(await loader.loadComponent('mfe-deals', 'pages', 'list')).toBe(Page);
});

test('with English texts in place of those of the language it is loaded anew, not taken for what the server has rendered', async () => {
  const fetch = async (url: string) => ({
    ok: !url.startsWith('fr'),
    status: url.startsWith('fr') ? 404 : 200,
    json: async () => ({ any: 'text' }),
  });
  Object.assign(globalThis, { fetch });
  const i18n = createI18n({ language: 'fr', urlOf: (language, namespace) => `${language}/${namespace}` });
  const loader = withTexts(codeLoader, i18n, set);
  expect(await loader.loadComponent('mfe-deals', 'pages', 'list')).toBe(Page);
  expect(loader.getLoaded('mfe-deals', 'pages', 'list')).toBeUndefined();
});
