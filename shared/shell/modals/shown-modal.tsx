import { useCallback, useMemo, useRef } from 'react';
import { RenderBoundary } from '../../kernel/lazy/index.ts';
import { ModalLayerContext, type OpenModal, useConfirmLeave } from '../../kernel/modals/index.ts';
import { useShellPlatform } from '../../kernel/platform/index.ts';
import { ModalPlaceholder } from './modal-placeholder.tsx';

/** An open modal: its component, or a placeholder while that is loading or has failed. */
export function ShownModal({ modal, top }: { modal: OpenModal; top: boolean }) {
  const { modals } = useShellPlatform();
  const confirmLeave = useConfirmLeave();
  const { id, Component, props, state, code, unsaved, close, retry, onRenderError } = modal;
  const setUnsaved = useCallback((now: boolean) => modals.setUnsaved(id, now), [modals, id]);
  const isDiscarded = useRef(false);
  const layer = useMemo(() => ({ top, setUnsaved, isDiscarded }), [top, setUnsaved]);

  if (!Component)
    return (
      <ModalPlaceholder failed={state === 'failed'} code={code} onRetry={retry} onClose={() => close()} />
    );

  const onClose = async (result?: unknown) => {
    if (result === undefined && unsaved) {
      if (!(await confirmLeave())) return;
      isDiscarded.current = true;
    }
    close(result);
  };
  return (
    <RenderBoundary onRenderError={onRenderError}>
      <ModalLayerContext value={layer}>
        <Component {...props} onClose={onClose} />
      </ModalLayerContext>
    </RenderBoundary>
  );
}
