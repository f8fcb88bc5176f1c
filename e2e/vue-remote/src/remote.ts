export const remote = {
  pages: { checklists: () => import('./checklists.page.ts') },
  widgets: {},
  modals: {},
};
