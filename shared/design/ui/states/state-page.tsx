import { usePageTitle } from '../page/use-page-title.ts';
import { StateBlock, type StateBlockProps } from './state-block.tsx';

/** A page of which there is nothing to show: an unknown address, or one whose code failed. */
export function StatePage(props: Omit<StateBlockProps, 'isPage'>) {
  usePageTitle(props.title);
  return <StateBlock {...props} isPage />;
}
