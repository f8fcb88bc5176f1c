/**
 * Runs a script. Rejects if it can't be loaded or is not what the integrity says, and with a `TimeoutError` if there is no answer before
 * the deadline, in milliseconds.
 */
export function loadScript(url: string, integrity: string, deadline: number): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity;
  if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException(`${url} timed out`, 'TimeoutError')), deadline);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      reject(new Error(`${url} failed to load`));
    };
    document.head.append(script);
  }).finally(() => script.remove());
}
