import createPurifier from 'dompurify';

const TAGS =
  'h1 h2 h3 h4 h5 h6 p br strong em u s sup sub ul ol li table thead tbody tr th td img input blockquote pre code dl dt dd'.split(
    ' ',
  );
const ATTRIBUTES = ['src', 'alt', 'colspan', 'rowspan', 'type', 'checked'];

export interface CheckBoxTexts {
  ticked: string;
  unticked: string;
}
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|bmp);base64,/;

/**
 * The text of a document as nodes: what is not on the lists is left out, its text stays. Links lose their addresses, pictures are only
 * those that the document contains. Check boxes become pictures of one that say whether they are ticked.
 */
export function toSafeNodes(html: string, texts: CheckBoxTexts): DocumentFragment {
  const nodes = createPurifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // It checks addresses by this, and these two as if they were addresses.
    ALLOWED_URI_REGEXP: PICTURE,
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'type', 'checked'],
    RETURN_DOM_FRAGMENT: true,
  });
  // Any data is allowed to pictures there.
  for (const picture of nodes.querySelectorAll('img'))
    if (!PICTURE.test(picture.getAttribute('src') ?? '')) picture.removeAttribute('src');
  for (const input of nodes.querySelectorAll('input')) {
    if (input.type === 'checkbox') input.replaceWith(checkBox(input.defaultChecked, texts));
    else input.remove();
  }
  return nodes;
}

function checkBox(isTicked: boolean, { ticked, unticked }: CheckBoxTexts): HTMLElement {
  const box = document.createElement('span');
  box.className = 'check-box';
  box.setAttribute('role', 'img');
  box.setAttribute('aria-label', isTicked ? ticked : unticked);
  box.textContent = isTicked ? '☒' : '☐';
  return box;
}
