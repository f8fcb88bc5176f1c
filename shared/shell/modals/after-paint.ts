/** Runs something once the page has shown what it renders now. A hidden page shows nothing: there it runs soon. */
export function afterPaint(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
