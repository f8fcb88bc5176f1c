import { fromMount } from '@handover/shared/federation/from-mount';
import { type App, type Component, createApp, h, shallowReactive } from 'vue';

/** A component of Vue as one of React, which the host mounts. */
export function fromVue<Props extends object>(component: Component) {
  const mounted = new WeakMap<HTMLElement, { app: App; props: Props }>();
  return fromMount<Props>({
    mount(element, given, onError) {
      const props = shallowReactive({ ...given });
      const app = createApp({ render: () => h(component, { ...props }) });
      app.config.errorHandler = onError;
      mounted.set(element, { app, props });
      app.mount(element);
    },
    update(element, given) {
      Object.assign(mounted.get(element)?.props ?? {}, given);
    },
    unmount(element) {
      mounted.get(element)?.app.unmount();
    },
  });
}
