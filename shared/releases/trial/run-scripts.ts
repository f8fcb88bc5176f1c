import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { TRIAL_ORIGIN } from './browser-globals.ts';

/**
 * Does for scripts and style sheets that come into the document what a browser does: runs what `read` gives for their path, and tells
 * them whether that worked. `onError` hears what a script has thrown, and what does not exist.
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
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const isLoaded =
          (node instanceof HTMLScriptElement && node.src) ||
          (node instanceof HTMLLinkElement && node.rel === 'stylesheet');
        if (isLoaded) load(node);
      }
  }).observe(document, { childList: true, subtree: true });
}

/** Why a browser would refuse it. */
function problemOf(content: string | undefined, integrity: string): string | undefined {
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
    new Script(content, { filename }).runInThisContext();
  } catch (error) {
    onError(`${pathname}: ${error}`);
    window.dispatchEvent(new ErrorEvent('error', { filename, message: String(error), error }));
  } finally {
    Object.defineProperty(document, 'currentScript', { value: null, configurable: true });
  }
}
