import { Menu as MantineMenu, type MenuProps } from '@mantine/core';
import { useEffect, useState } from 'react';
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

type Parts = Pick<typeof MantineMenu, 'Target' | 'Dropdown' | 'Item' | 'Divider'>;

export const Menu: typeof EscapableMenu & Parts = Object.assign(EscapableMenu, {
  Target: MantineMenu.Target,
  Dropdown: MantineMenu.Dropdown,
  Item: MantineMenu.Item,
  Divider: MantineMenu.Divider,
});
