import classes from './notice-container.module.css';

const ID = 'notices';

/**
 * The container of the shell's own notices, fixed at the lower edge of the window. Outside of the app's React tree,
 * so that it survives a crash there; nothing shifts when a notice appears or is focused.
 */
export function noticeContainer(): HTMLElement {
  const existing = document.getElementById(ID);
  if (existing) return existing;
  const container = document.createElement('div');
  container.id = ID;
  container.className = classes.container ?? '';
  document.body.append(container);
  new ResizeObserver(() => {
    // Page, dialogs and toasts leave this much space.
    document.documentElement.style.setProperty('--notices', `${container.offsetHeight}px`);
  }).observe(container);
  return container;
}

/** Adds an element to the container; later ones are placed above. */
export function newNotice(): HTMLElement {
  const notice = document.createElement('div');
  noticeContainer().prepend(notice);
  return notice;
}
