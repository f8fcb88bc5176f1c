import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** `scheme` is what was chosen (`auto` follows the system), `shown` what that means at this moment. */
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
