export const remote = {
  pages: { valuations: () => import('./valuations.page.tsx') },
  widgets: {},
  modals: {},
};
