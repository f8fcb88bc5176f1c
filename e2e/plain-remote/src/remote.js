export const remote = {
  pages: { visits: () => import('./visits.page.js') },
  widgets: {},
  modals: {},
};
