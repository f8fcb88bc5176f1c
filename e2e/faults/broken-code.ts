import type { Page } from '@playwright/test';

interface Switch {
  on: boolean;
  /** A component that throws as it is rendered while the switch is on; the same one for the same component. */
  fragile: (component: Render) => Render;
}
type Render = (props: unknown) => unknown;
type Evaluate = (module: unknown, exports: object, require: unknown) => void;
type Chunk = [ids: unknown, modules: Record<string, Evaluate>, ...rest: unknown[]];

declare global {
  interface Window {
    /** Put on before a page is loaded; published code that a test has made fragile works again once it is off. */
    broken: Switch;
  }
}

export const putOn = (page: Page) =>
  page.addInitScript(() => {
    const known = new Map<Render, Render>();
    window.broken = {
      on: true,
      fragile(component) {
        const made =
          known.get(component) ??
          ((props) => {
            if (window.broken.on) throw new Error('broken at render');
            return component(props);
          });
        known.set(component, made);
        return made;
      },
    };
  });

export const putOff = (page: Page) =>
  page.evaluate(() => {
    window.broken.on = false;
  });

/** A chunk as published, each of whose modules throws as it is evaluated. */
export const throwsAtLoad = (chunk: string) => changed(chunk, breakModules);

/** A chunk as published, each of whose exported pages throws as it is rendered. */
export const throwsAtRender = (chunk: string) => changed(chunk, breakPages);

/** `change` runs in the page, so it reaches for nothing outside itself. */
const changed = (chunk: string, change: (chunk: Chunk) => unknown) =>
  chunk.replace('.push([', `.push((${change})([`).replace(/\]\);?\s*$/, ']));');

function breakModules([ids, modules, ...rest]: Chunk) {
  const broken = Object.entries(modules).map(([id, evaluate]): [string, Evaluate] => [
    id,
    (...args) => {
      if (window.broken.on) throw new Error('broken at load');
      evaluate(...args);
    },
  ]);
  return [ids, Object.fromEntries(broken), ...rest];
}

function breakPages([ids, modules, ...rest]: Chunk) {
  const broken = Object.entries(modules).map(([id, evaluate]): [string, Evaluate] => [
    id,
    (module, exports, require) => {
      const own: Record<PropertyKey, unknown> = {};
      evaluate(module, own, require);
      for (const name of Reflect.ownKeys(own)) {
        const isPage = String(name).endsWith('Page');
        const get = () => (isPage ? window.broken.fragile(own[name] as Render) : own[name]);
        Object.defineProperty(exports, name, { enumerable: true, get });
      }
    },
  ]);
  return [ids, Object.fromEntries(broken), ...rest];
}
