import { type ComponentType, createElement, useLayoutEffect, useRef, useState } from 'react';

/** A page, widget or modal that is made without React. */
interface Mountable<Props extends object> {
  /**
   * Shows it in an empty element of the page. May be asynchronous. What goes wrong later is passed to `onError`, as where a component of
   * React throws while rendering: the fallback version is shown, or the error.
   */
  mount(element: HTMLElement, props: Props, onError: (error: unknown) => void): void | Promise<void>;
  /** Shows it with other props. Without it, a part whose props have changed is unmounted and mounted again. */
  update?(element: HTMLElement, props: Props): void;
  /** Removes all of it: the element goes away. Is called once for each `mount` that has not thrown. */
  unmount(element: HTMLElement): void;
}

/**
 * The component of a part that another framework shows, for `pages`, `widgets` and `modals` of a remote. Functions among the props, such
 * as `onClose` of a modal, stay the same and call what was passed last.
 */
export function fromMount<Props extends object>(part: Mountable<Props>): ComponentType<Props> {
  return function MountedPart(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    const latest = useRef(props);
    const shown = useRef<Props>(undefined);
    const [failure, setFailure] = useState<{ error: unknown }>();
    if (failure) throw failure.error;
    const remove = (current: HTMLElement) => {
      if (!shown.current) return;
      shown.current = undefined;
      part.unmount(current);
    };
    // This runs before the effect that mounts: if a component throws in an effect, no later one runs.
    useLayoutEffect(() => {
      const { current } = element;
      return () => {
        if (current) remove(current);
      };
    }, []);
    useLayoutEffect(() => {
      latest.current = props;
      const { current } = element;
      if (!current || (shown.current && !isChanged(shown.current, props))) return;
      const given = withStableFunctions(props, latest);
      if (shown.current && part.update) part.update(current, given);
      else {
        remove(current);
        const onError = (error: unknown) => setFailure({ error });
        Promise.resolve(part.mount(current, given, onError)).catch(onError);
      }
      shown.current = props;
    });
    return createElement('div', { ref: element });
  };
}

const isFunction = (value: unknown) => typeof value === 'function';

/** Whether props differ in more than the identity of their functions. */
function isChanged(before: object, now: object): boolean {
  const [old, fresh] = [new Map(Object.entries(before)), Object.entries(now)];
  return (
    old.size !== fresh.length ||
    fresh.some(([name, value]) => {
      const other = old.get(name);
      return !(Object.is(other, value) || (isFunction(other) && isFunction(value)));
    })
  );
}

function withStableFunctions<Props extends object>(props: Props, latest: { current: object }): Props {
  const entries = Object.entries(props).map(([name, value]) => {
    if (!isFunction(value)) return [name, value];
    const call = (...args: unknown[]) => Reflect.get(latest.current, name)(...args);
    return [name, call];
  });
  return Object.fromEntries(entries);
}
