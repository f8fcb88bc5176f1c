import { useCallback, useMemo } from 'react';
import { usePlatform } from '../platform/platform-context.ts';
import { ModalBoundary } from './modal-boundary.tsx';
import { ModalLayerContext } from './modal-layer.ts';
import { ModalWait } from './modal-wait.tsx';
import type { OpenModal } from './modals.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** One modal of the pile: its component, or what stands there while that is not here or has failed. */
export function ShownModal({ modal, top }: { modal: OpenModal; top: boolean }) {
  const { modals } = usePlatform();
  const mayLeave = useLeaveQuestion();
  const { id, Component, props, state, code, unsaved, close, retry, threw } = modal;
  const setUnsaved = useCallback((now: boolean) => modals.setUnsaved(id, now), [modals, id]);
  const layer = useMemo(() => ({ top, setUnsaved }), [top, setUnsaved]);

  if (!Component)
    return <ModalWait failed={state === 'failed'} code={code} onRetry={retry} onClose={() => close()} />;

  const onClose = async (result?: unknown) => {
    if (result !== undefined || !unsaved || (await mayLeave())) close(result);
  };
  return (
    <ModalBoundary onFailure={threw}>
      <ModalLayerContext value={layer}>
        <Component {...props} onClose={onClose} />
      </ModalLayerContext>
    </ModalBoundary>
  );
}
