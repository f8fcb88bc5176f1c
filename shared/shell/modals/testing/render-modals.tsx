import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ModalName, ModalOf, ModalProps } from '../../../kernel/modals/modal-map.ts';
import { type RenderOptions, renderWithPlatform } from '../../../testing/index.ts';

export function renderModals(options: RenderOptions = {}, page: ReactNode = null) {
  const { platform } = renderWithPlatform(page, options);
  const open = <Name extends ModalName>(name: Name, props: ModalProps<Name>) => {
    let result: Promise<unknown> = Promise.resolve();
    act(() => {
      result = platform.modals.open(name, props);
    });
    return result;
  };
  return { platform, open };
}
export const AskForAccess = ({ onClose }: ModalOf<'get-access'>) => (
  <button type="button" onClick={() => onClose({ status: 'requested' })}>
    Send
  </button>
);
