// The choices that the app keeps in cookies, else what the browser says: the page may have been stored for anybody.
const root = document.documentElement;
const chosen = (pattern) => pattern.exec(document.cookie)?.[1];
const wished = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'fr');
root.lang = chosen(/(?:^|;\s*)language=(en|fr)\b/) ?? wished ?? root.lang;
root.dataset.mantineColorScheme =
  chosen(/(?:^|;\s*)color-scheme=(light|dark)\b/) ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
document.title = `${document.querySelector(`section[lang="${root.lang}"] h1`).textContent} · Handover`;
