import { useState } from 'react';

export interface Rejection {
  reason: string;
  /** The form is shown. */
  isOpen: boolean;
}
const NONE: Rejection = { reason: '', isOpen: false };

/** The reasons that were typed, by opportunity: kept until it is decided, whatever is opened meanwhile. */
export function useRejections() {
  const [rejections, setRejections] = useState<Readonly<Record<number, Rejection>>>({});
  const change = (id: number, changed: Partial<Rejection>) =>
    setRejections((kept) => ({ ...kept, [id]: { ...(kept[id] ?? NONE), ...changed } }));
  return {
    rejectionOf: (id: number) => rejections[id] ?? NONE,
    openRejection: (id: number) => change(id, { isOpen: true }),
    closeRejection: (id: number) => change(id, { isOpen: false }),
    keepReason: (id: number, reason: string) => change(id, { reason }),
    forget: (id: number) => setRejections(({ [id]: _, ...others }) => others),
  };
}
