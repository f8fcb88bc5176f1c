import type { Page } from '@playwright/test';

interface ThrowSwitch {
  on: boolean;
  /**
   * Wraps a component so that it throws during render while the switch is on; the same wrapper for the same component.
   */
  wrapComponent: (component: Render) => Render;
}
type Render = (props: unknown) => unknown;
type Evaluate = (module: unknown, exports: object, require: unknown) => void;
type Chunk = [ids: unknown, modules: Record<string, Evaluate>, ...rest: unknown[]];

declare global {
  interface Window {
    /** Set before a page loads; patched code works again once it is off. */
    throwSwitch: ThrowSwitch;
  }
}

export const enableThrowing = (page: Page) =>
  page.addInitScript(() => {
    const wrapped = new Map<Render, Render>();
    window.throwSwitch = {
      on: true,
      wrapComponent(component) {
        const wrapper =
          wrapped.get(component) ??
          ((props) => {
            if (window.throwSwitch.on) throw new Error('broken at render');
            return component(props);
          });
        wrapped.set(component, wrapper);
        return wrapper;
      },
    };
  });

export const disableThrowing = (page: Page) =>
  page.evaluate(() => {
    window.throwSwitch.on = false;
  });

/** Patches a published chunk so that each of its modules throws when evaluated. */
export const throwOnLoad = (chunk: string) => patchChunk(chunk, throwInModules);

/** Patches a published chunk so that each page it exports throws when rendered. */
export const throwOnRender = (chunk: string) => patchChunk(chunk, throwInPages);

/** `change` is serialised into the page, so it must not use anything outside itself. */
const patchChunk = (chunk: string, change: (chunk: Chunk) => unknown) =>
  chunk.replace('.push([', `.push((${change})([`).replace(/\]\);?\s*$/, ']));');

function throwInModules([ids, modules, ...rest]: Chunk) {
  const throwSwitch = Object.entries(modules).map(([id, evaluate]): [string, Evaluate] => [
    id,
    (...args) => {
      if (window.throwSwitch.on) throw new Error('broken at load');
      evaluate(...args);
    },
  ]);
  return [ids, Object.fromEntries(throwSwitch), ...rest];
}

function throwInPages([ids, modules, ...rest]: Chunk) {
  const throwSwitch = Object.entries(modules).map(([id, evaluate]): [string, Evaluate] => [
    id,
    (module, exports, require) => {
      const original: Record<PropertyKey, unknown> = {};
      evaluate(module, original, require);
      for (const name of Reflect.ownKeys(original)) {
        const isPage = String(name).endsWith('Page');
        const get = () =>
          isPage ? window.throwSwitch.wrapComponent(original[name] as Render) : original[name];
        Object.defineProperty(exports, name, { enumerable: true, get });
      }
    },
  ]);
  return [ids, Object.fromEntries(throwSwitch), ...rest];
}
