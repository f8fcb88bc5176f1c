// Each click begins a trace; the calls that it causes tell the gateway which.
const hex = (length) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
const begin = () => `00-${hex(16)}-${hex(8)}-01`;
let traceparent = begin();
addEventListener('click', () => (traceparent = begin()), { capture: true });

const { open } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (method, url, ...others) {
  open.call(this, method, url, ...others);
  const { origin, pathname } = new URL(url, location.href);
  if (origin === location.origin && pathname.startsWith('/api/'))
    this.setRequestHeader('traceparent', traceparent);
};
