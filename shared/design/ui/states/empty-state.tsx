import { StateBlock, type StateBlockProps } from './state-block.tsx';

export type EmptyStateProps = Pick<StateBlockProps, 'title' | 'text' | 'action'>;

/** The content of a page without data: a drawing, a text, one action. */
export const EmptyState = (props: EmptyStateProps) => <StateBlock {...props} />;
