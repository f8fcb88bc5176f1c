import { atom, type WritableAtom } from 'jotai';

/**
 * An atom for a service of which each platform has one, such as the http client: `createPlatform` sets it, hooks read it. So the
 * hooks of a folder do not import the platform, whose type names every folder.
 */
export function serviceAtom<Service extends object>(name: string): WritableAtom<Service, [Service], void> {
  const held = atom<Service | undefined>(undefined);
  return atom(
    (get) => {
      const service = get(held);
      if (!service)
        throw new Error(
          `No ${name}: no PlatformProvider above this component, or a second copy of @handover/shared/store`,
        );
      return service;
    },
    (_get, set, service: Service) => set(held, service),
  );
}
