import { type ButtonProps, createPolymorphicComponent, Button as Plain } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type MouseEvent, type Ref, useLayoutEffect, useRef } from 'react';

interface Props extends ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * One that may be busy sends something, once for a double click. While it is busy it is disabled, and the browser takes the
 * focus from it. It comes back, unless something else has it.
 */
export const Button = createPolymorphicComponent<'button', ButtonProps>(({ ref, ...rest }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const { loading, onClick } = rest;
  useLayoutEffect(() => {
    const { current } = button;
    if (loading) hadFocus.current = document.activeElement === current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      // The second press of a double click gives the focus to what is around the button.
      if (document.activeElement?.contains(current)) current?.focus({ preventScroll: true });
    }
  }, [loading]);
  const clickOnce = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  const once = loading !== undefined && { onClick: clickOnce };
  return <Plain ref={useMergedRef(ref, button)} {...rest} {...once} />;
});
