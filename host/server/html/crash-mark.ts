import { jsonForScript } from './escape-html.ts';

/** A mark that is younger, in ms, may be a copy: a tab that is duplicated takes what its original has stored, whose page runs on. */
const MIN_AGE_MS = 3000;
/** How long the browser gets the fallback version, in seconds; as `frozenCookie`, by which the gateway answers the report. */
const LIFETIME = 3600;

interface CrashMarkOptions {
  remote: string;
  version: string;
  /** Whether this page will also tell whose code is in use (`src/faults/in-use.ts`). */
  isWatched: boolean;
  isSecure: boolean;
}

/**
 * The code of an inline script that notes whose code is in use while the page is shown. A note that is still there when the tab loads
 * its next page means that the page before crashed: that is reported (HR-904), and where it was in a remote, the page is requested
 * again, with a cookie by which it has the fallback version.
 */
export function crashMark({ remote, version, isWatched, isSecure }: CrashMarkOptions): string {
  const mark = jsonForScript(`${remote}@${version} `);
  const attributes = `;path=/;max-age=${LIFETIME};samesite=lax${isSecure ? ';secure' : ''}`;
  return `try{let d=document,s=sessionStorage,k='in-use',[v,at,path]=(s.getItem(k)||'').split(' '),end=()=>s.removeItem(k)
end()
if(v&&Date.now()-at>${MIN_AGE_MS}){let[remote,version]=v.split('@')
navigator.sendBeacon('/reports/',new Blob([JSON.stringify({code:'HR-904',remote,version,path})],{type:'application/json'}))
if(remote!='host'){d.cookie='frozen='+encodeURIComponent(v)+'${attributes}';location.reload()}}
${isWatched ? `else if(!d.hidden)s.setItem(k,${mark}+Date.now()+' '+location.pathname)\n` : ''}addEventListener('pagehide',end)
d.addEventListener('visibilitychange',()=>d.hidden&&end())}catch{}`;
}
