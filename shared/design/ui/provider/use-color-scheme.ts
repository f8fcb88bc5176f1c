import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** `scheme` is the chosen one (`auto` follows the system), `shown` the one in effect. */
export const useColorScheme = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return {
    scheme: colorScheme,
    shown,
    setScheme: setColorScheme,
    toggle: () => setColorScheme(shown === 'dark' ? 'light' : 'dark'),
  };
};
