import { useCallback, useMemo } from 'react';
import { RenderBoundary } from '../../kernel/lazy/index.ts';
import { ModalLayerContext, type OpenModal, useLeaveQuestion } from '../../kernel/modals/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';
import { ModalWait } from './modal-wait.tsx';

/** One modal of the pile: its component, or what stands there while that is not here or has failed. */
export function ShownModal({ modal, top }: { modal: OpenModal; top: boolean }) {
  const { modals } = usePlatform();
  const mayLeave = useLeaveQuestion();
  const { id, Component, props, state, code, unsaved, close, retry, onRenderError } = modal;
  const setUnsaved = useCallback((now: boolean) => modals.setUnsaved(id, now), [modals, id]);
  const layer = useMemo(() => ({ top, setUnsaved }), [top, setUnsaved]);

  if (!Component)
    return <ModalWait failed={state === 'failed'} code={code} onRetry={retry} onClose={() => close()} />;

  const onClose = async (result?: unknown) => {
    if (result !== undefined || !unsaved || (await mayLeave())) close(result);
  };
  return (
    <RenderBoundary onRenderError={onRenderError}>
      <ModalLayerContext value={layer}>
        <Component {...props} onClose={onClose} />
      </ModalLayerContext>
    </RenderBoundary>
  );
}
