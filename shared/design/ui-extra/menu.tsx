import { Menu as MantineMenu, type MenuDropdownProps, type MenuProps } from '@mantine/core';
import { type MouseEvent, useEffect, useState } from 'react';
import './styles/menu.css';

/** Escape closes it from the first moment; Mantine's only once the focus has moved into it. */
function EscapableMenu(props: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  return <MantineMenu {...props} opened={isOpen} onChange={setOpen} />;
}

/**
 * Moves the focus before the action of an entry: the entry is removed then, and a dialog that it opens returns the
 * focus to the button of the menu.
 */
const focusTarget = ({ currentTarget }: MouseEvent) =>
  document
    .getElementById(currentTarget.getAttribute('aria-labelledby') ?? '')
    ?.focus({ preventScroll: true });

const Dropdown = (props: MenuDropdownProps) => (
  <MantineMenu.Dropdown onClickCapture={focusTarget} {...props} />
);

type Parts = Pick<typeof MantineMenu, 'Target' | 'Item' | 'Divider'> & { Dropdown: typeof Dropdown };

export const Menu: typeof EscapableMenu & Parts = Object.assign(EscapableMenu, {
  Target: MantineMenu.Target,
  Dropdown,
  Item: MantineMenu.Item,
  Divider: MantineMenu.Divider,
});
