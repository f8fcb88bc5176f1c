/** The widths of a window at which a layout changes. Style sheets write them as numbers, which `breakpoints.grit` holds to these. */
export const BREAKPOINTS = { xs: '36em', sm: '40em', md: '48em', lg: '62em', xl: '80em' } as const;
