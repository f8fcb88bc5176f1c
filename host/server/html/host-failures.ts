import type { Language } from '@handover/shared/contract';
import { standaloneTexts } from '../standalone-pages/standalone-texts.ts';
import { jsonForScript } from './escape-html.ts';

const reference = { en: 'Reference: ', fr: 'Référence : ' };

/** More would use up the limit of reports, which those of remotes need. */
const MAX_REPORTS = 5;

/** A browser may stop what still loads as soon as the page is being left. `report-failure.ts` reads when that was, too. */
const LEAVING_MS = 1000;

/**
 * The code of an inline script for scripts and styles of the host that are missing, or that the browser refuses because they were changed.
 * It reports each, except those that fail because the page is being left, and if the app has not started (`data-started`), it shows a message with code and file, and a button that replaces a
 * broken response in the browser's cache. The running app shows failures itself.
 */
export function hostFailures(language: Language, version: string): string {
  const { title, text, retry } = standaloneTexts.crashed[language];
  const report = { code: 'HR-801', remote: 'host', version };
  return `{let d=document,h=d.documentElement.dataset,seen=[],box
for(let e of['beforeunload','pagehide'])addEventListener(e,()=>h.left=Date.now())
addEventListener('error',({target:t})=>{
let [u]=(t.src||t.rel=='stylesheet'&&t.href||'').split('?')
if(!u.includes('/r/host/')||Date.now()-h.left<${LEAVING_MS}||seen.includes(u)||seen.push(u)>${MAX_REPORTS})return
fetch('/reports/',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({...${jsonForScript(report)},cause:u,path:location.pathname})})
if(box||'started' in h)return
box=d.createElement('div')
box.role='alert';box.style='padding:2rem;font:1rem/1.5 system-ui'
let add=(n,x)=>{let e=d.createElement(n);e.textContent=x;box.append(e);return e}
add('h1',${jsonForScript(title)});add('p',${jsonForScript(text)});add('p','${reference[language]}HR-801 '+u)
add('button',${jsonForScript(retry)}).onclick=()=>fetch(u,{cache:'reload'}).finally(()=>location.reload())
let show=()=>d.body.prepend(box)
d.body?show():addEventListener('DOMContentLoaded',show)
},true)}`;
}
