import { useEffect, useRef } from 'react';
import { usePlatform } from '../platform/platform-context.ts';
import type { EventMap, EventType } from './event-bus.ts';

/** Listens while mounted; always calls the listener of the last render. */
export function useEvent<Type extends EventType>(
  type: Type,
  listener: (payload: EventMap[Type]) => void,
): void {
  const { events } = usePlatform();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => events.on(type, (payload) => latest.current(payload)), [events, type]);
}
