import type { ReactNode } from 'react';
import { Button, type ButtonProps, Icon } from '../../ui/index.ts';

export interface DeleteButtonProps extends Pick<ButtonProps, 'size' | 'className' | 'loading' | 'disabled'> {
  /** The verb on the button: 'Delete the company'. */
  children: ReactNode;
  onClick: () => void;
  /** It stands alone on its line. */
  'data-flush'?: true;
}

/** Opens the question whether to delete something for good. It is the last of its row. */
export const DeleteButton = ({ children, ...rest }: DeleteButtonProps) => (
  <Button variant="subtle" color="danger" leftSection={<Icon name="trash" size={16} />} {...rest}>
    {children}
  </Button>
);
