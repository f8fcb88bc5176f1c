import classes from './notice-place.module.css';

const ID = 'notices';

/**
 * Where the shell says something about itself: after the page, at the lower edge of the window. Outside of the app’s own
 * tree, so that it stands whatever breaks there; nothing moves when something comes in, or when the focus goes there.
 */
export function noticePlace(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const place = document.createElement('div');
  place.id = ID;
  place.className = classes.place ?? '';
  document.body.append(place);
  new ResizeObserver(() => {
    // The page, dialogs and toasts make room.
    document.documentElement.style.setProperty('--notices', `${place.offsetHeight}px`);
  }).observe(place);
  return place;
}

/** An element of its own in that place; later ones stand above. */
export function newNotice(): HTMLElement {
  const notice = document.createElement('div');
  noticePlace().prepend(notice);
  return notice;
}
