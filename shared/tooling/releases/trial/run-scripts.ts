import { createHash } from 'node:crypto';
import { registerHooks } from 'node:module';
import { constants, Script } from 'node:vm';
import { TRIAL_ORIGIN } from './browser-globals.ts';

/** What is loaded of links, beside `src` of scripts. A module is run when it is imported. */
const LOADED = ['stylesheet', 'modulepreload'];

/**
 * Does for scripts, modules and style sheets that come into the document what a browser does: runs what `read` gives for their path, and
 * tells them whether that worked. `onError` hears what a script has thrown, and what does not exist.
 */
export function runScripts(
  read: (path: string) => string | undefined,
  onError: (message: string) => void,
): void {
  const load = (element: HTMLScriptElement | HTMLLinkElement) => {
    const isScript = element instanceof HTMLScriptElement;
    const { pathname } = new URL(isScript ? element.src : element.href, TRIAL_ORIGIN);
    const content = read(pathname);
    const problem = problemOf(content, element.integrity);
    if (problem) onError(`${pathname} ${problem}`);
    else if (isScript) runAs(element, content ?? '', pathname, onError);
    element.dispatchEvent(new Event(problem ? 'error' : 'load'));
  };
  readModules(read);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const isLoaded =
          (node instanceof HTMLScriptElement && node.src) ||
          (node instanceof HTMLLinkElement && LOADED.includes(node.rel));
        if (isLoaded) load(node);
      }
  }).observe(document, { childList: true, subtree: true });
}

/** What scripts and modules import is read, too: by URLs of the trial, as in a browser, and nothing of Node. */
function readModules(read: (path: string) => string | undefined): void {
  const isOfTrial = (url = '') => URL.parse(url)?.origin === TRIAL_ORIGIN;
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (!isOfTrial(parentURL)) return next(specifier, context);
      const url = /^(\.{0,2}\/|https?:)/.test(specifier) ? new URL(specifier, parentURL).href : '';
      if (isOfTrial(url)) return { url, format: 'module', shortCircuit: true };
      throw new Error(`${parentURL} imports ${specifier}, which a browser does not find`);
    },
    load(url, context, next) {
      if (!isOfTrial(url)) return next(url, context);
      const { pathname } = new URL(url);
      const source = read(pathname);
      if (source === undefined) throw new Error(`${pathname} does not exist`);
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

/** Why a browser would refuse it. A link without integrity has no such property here. */
function problemOf(content: string | undefined, integrity = ''): string | undefined {
  if (content === undefined) return 'does not exist';
  const [algorithm = '', hash] = integrity.split(/-(.*)/);
  return integrity && createHash(algorithm).update(content).digest('base64') !== hash
    ? 'is not what its integrity says'
    : undefined;
}

/** As in browsers a script that throws has loaded, and the window hears of the error. */
function runAs(
  element: HTMLScriptElement,
  content: string,
  pathname: string,
  onError: (message: string) => void,
): void {
  const filename = element.src;
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
  try {
    const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    new Script(content, { filename, importModuleDynamically }).runInThisContext();
  } catch (error) {
    onError(`${pathname}: ${error}`);
    window.dispatchEvent(new ErrorEvent('error', { filename, message: String(error), error }));
  } finally {
    Object.defineProperty(document, 'currentScript', { value: null, configurable: true });
  }
}
