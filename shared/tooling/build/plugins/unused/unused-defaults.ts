/** Replaces defaults of Mantine's provider that `UiProvider` and the theme always set. They are functions, as their names are read. */
export function defaultVariantColorsResolver() {
  throw new Error('The theme has its own colours of variants');
}

export function localStorageColorSchemeManager() {
  throw new Error('UiProvider has its own manager of the colour scheme');
}

/** `UiProvider` has the variables, and no global classes, in its style sheets. */
export const MantineCssVariables = () => null;
export const MantineClasses = () => null;

/** No buttons of ours are joined. */
export const ButtonGroup = () => null;
export const ButtonGroupSection = () => null;
export const ActionIconGroup = () => null;
export const ActionIconGroupSection = () => null;
