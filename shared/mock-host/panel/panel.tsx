import { Accordion } from '../../design/overlays/index.ts';
import { Icon } from '../../design/ui/index.ts';
import { useAtom, useAtomValue } from '../../kernel/store/index.ts';
import { faultsAtom } from '../calls/faults.atom.ts';
import { areOn } from '../calls/faults.ts';
import { useMockHost } from '../mock-host-context.ts';
import { panelStateAtom } from '../state/panel-state.atom.ts';
import { Calls } from './calls.tsx';
import { Happenings } from './happenings.tsx';
import { Look } from './look.tsx';
import classes from './panel.module.css';
import { Push } from './push.tsx';
import { Tokens } from './tokens.tsx';
import { Who } from './who.tsx';

const SECTIONS = [
  ['who', 'Who you are', Who],
  ['look', 'Language and theme', Look],
  ['push', 'Push a message', Push],
  ['calls', 'Calls to the api', Calls],
  ['tokens', 'Tokens', Tokens],
  ['log', 'Log', Happenings],
] as const;

/** The hand of the developer: who looks, in what, and what the server and the network do. Beside the product, not over it. */
export function Panel() {
  const { descriptor, facts } = useMockHost();
  const [{ open, sections }, changePanel] = useAtom(panelStateAtom);
  const disturbed = areOn(useAtomValue(faultsAtom));
  return (
    <aside className={classes.panel} aria-label="Mock host" lang="en" data-open={open || undefined}>
      <div className={classes.bar}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls="mock-host-panel"
          onClick={() => changePanel({ open: !open })}
        >
          <Icon name={open ? 'close' : 'menu'} />
          {open ? 'Close the panel' : 'Mock host'}
        </button>
        <span className={classes.facts}>
          <b>{descriptor.name}</b>
          {facts.against && <span> against {facts.against}</span>}
        </span>
        {disturbed && <span className={classes.disturbed}>calls disturbed</span>}
      </div>
      <div id="mock-host-panel" hidden={!open}>
        {open && (
          <Accordion
            multiple
            className={classes.sections}
            order={2}
            value={sections}
            onChange={(next) => changePanel({ sections: next })}
          >
            {SECTIONS.map(([id, title, Section]) => (
              <Accordion.Item key={id} value={id} className={classes.section}>
                <Accordion.Control>{title}</Accordion.Control>
                <Accordion.Panel>
                  <Section />
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        )}
      </div>
    </aside>
  );
}
