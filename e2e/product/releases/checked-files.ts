import type { Page } from '@playwright/test';

interface CheckedFile {
  /** The path of the file. */
  url: string;
  /** The loader: a tag, or `fetch`. */
  tag: string;
  integrity: string;
}

declare global {
  interface Window {
    checkedFiles: CheckedFile[];
  }
}

/**
 * Records, in each page that is opened, which elements load published scripts, styles and texts, and with which
 * integrity.
 */
export const recordChecks = (page: Page) =>
  page.addInitScript(() => {
    window.checkedFiles = [];
    const record = (tag: string, address: string, integrity: string) => {
      const { pathname } = new URL(address, location.href);
      if (/^\/r\/.*\.(js|css|json)$/.test(pathname))
        window.checkedFiles.push({ tag, url: pathname, integrity });
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement) record('script', node.src, node.integrity);
        if (node instanceof HTMLLinkElement) record(node.rel, node.href, node.integrity);
      }
    }).observe(document, { childList: true, subtree: true });
    const { fetch } = window;
    window.fetch = (resource, options) => {
      const address = resource instanceof Request ? resource.url : String(resource);
      // The texts have base64url in their names; attributes have base64.
      record('fetch', address, options?.integrity ?? '');
      return fetch(resource, options);
    };
  });

/** The files that were recorded in the open page. */
export const checkedFiles = (page: Page): Promise<CheckedFile[]> => page.evaluate(() => window.checkedFiles);
