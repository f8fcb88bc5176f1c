/* The listings of a Handover account, on another site: <script src="…/widget.js" data-key="…" async></script>
   data-lang: en or fr, data-theme: light or dark; by default those of the page's language and of the visitor. */
(() => {
  const script = document.currentScript;
  const warn = (problem) => console.warn(`Handover widget: ${problem}`);
  if (!script) return warn('Load widget.js by a script element without type="module".');
  const { key, lang = document.documentElement.lang, theme = '' } = script.dataset;
  const { origin } = new URL(script.src);
  if (!key) return warn('The script element has no data-key.');
  const isFrench = /^fr\b/i.test(lang);

  const show = () => {
    const frame = document.createElement('iframe');
    frame.src = `${origin}/widget-frame?${new URLSearchParams({ key, lang: isFrench ? 'fr' : 'en', theme })}`;
    frame.title = isFrench ? 'Dossiers sur Handover' : 'Listings on Handover';
    frame.referrerPolicy = 'origin';
    frame.style.cssText = 'display:block;width:100%;height:0;border:0';
    addEventListener('message', ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin) return;
      const height = Number(data?.handoverWidget);
      if (height > 0 && height < 50000) frame.style.height = `${Math.ceil(height)}px`;
    });
    script.after(frame);
  };
  fetch(`${origin}/api/widgets/${encodeURIComponent(key)}/check/`, { credentials: 'omit' })
    .then((response) =>
      response.ok ? response.json() : { problem: `Handover answered ${response.status}.` },
    )
    .then(
      ({ problem }) => (problem ? warn(problem) : show()),
      () => warn('Handover could not be reached.'),
    );
})();
