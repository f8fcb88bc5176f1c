import classes from './notice-place.module.css';

const ID = 'notices';

/**
 * The container of the shell's own notices, fixed at the lower edge of the window. Outside of the app's React tree,
 * so that it survives a crash there; nothing shifts when a notice appears or is focused.
 */
export function noticeContainer(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const place = document.createElement('div');
  place.id = ID;
  place.className = classes.place ?? '';
  document.body.append(place);
  new ResizeObserver(() => {
    // Page, dialogs and toasts leave this much space.
    document.documentElement.style.setProperty('--notices', `${place.offsetHeight}px`);
  }).observe(place);
  return place;
}

/** Adds an element to the container; later ones are placed above. */
export function newNotice(): HTMLElement {
  const notice = document.createElement('div');
  noticeContainer().prepend(notice);
  return notice;
}
