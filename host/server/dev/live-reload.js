// Reloads pages of `pnpm dev` when the set has changed, and shows build errors.
const messages = {
  en: (name) => `${name} can’t be built: you see the last version that could`,
  fr: (name) => `${name} n’a pas pu être construit : vous voyez sa dernière version valable`,
};
const styles = `
  section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-block-size: 60vh; overflow: auto;
    background: #2b0f12; color: #ffe9e6; font: 14px/1.5 system-ui, sans-serif; border-top: 3px solid #ff8a7a; }
  details { padding: 0.5rem 1rem; }
  summary { cursor: pointer; font-weight: 600; }
  summary:focus-visible { outline: 2px solid #ffe9e6; outline-offset: 2px; }
  pre { margin: 0.5rem 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; }
`;

const shown = JSON.parse(document.getElementById('release-set').textContent).id;
const events = new EventSource('/dev/events');
events.onmessage = ({ data }) => {
  const { set, problems } = JSON.parse(data);
  if (set !== shown) {
    events.close();
    location.reload();
  } else {
    show(Object.entries(problems));
  }
};

/**
 * The container has a shadow root with a constructed stylesheet, which neither the page's styles nor its CSP affect.
 */
const container = document.createElement('div');
container.id = 'handover-dev';
const shadow = container.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
shadow.adoptedStyleSheets = [sheet];
document.body.append(container);

function show(problems) {
  const message = messages[document.documentElement.lang] ?? messages.en;
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  for (const [name, text] of problems) {
    const details = document.createElement('details');
    details.open = true;
    const summary = document.createElement('summary');
    summary.textContent = message(name);
    const errors = document.createElement('pre');
    errors.textContent = text;
    details.append(summary, errors);
    section.append(details);
  }
  shadow.replaceChildren(...(problems.length > 0 ? [section] : []));
}
