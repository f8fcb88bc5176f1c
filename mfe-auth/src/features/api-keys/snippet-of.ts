/** What a site puts where the listings are to be. */
export const snippetOf = (key: string): string =>
  `<script src="${window.location.origin}/widget.js" data-key="${key}" async></script>`;
