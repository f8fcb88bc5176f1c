import { atom, type WritableAtom } from 'jotai';

/**
 * An atom for a service that each platform has one of, such as the http client. `createPlatform` sets it. Hooks of the kernel read
 * it, because they can't import the platform: its type imports their folders.
 */
export function serviceAtom<Service extends object>(name: string): WritableAtom<Service, [Service], void> {
  const current = atom<Service | undefined>(undefined);
  return atom(
    (get) => {
      const service = get(current);
      if (!service)
        throw new Error(
          `No ${name}: no PlatformProvider above this component, or a second copy of @handover/shared/store`,
        );
      return service;
    },
    (_get, set, service: Service) => set(current, service),
  );
}
