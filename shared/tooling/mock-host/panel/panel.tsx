import { useAtom, useAtomValue } from '@handover/shared/store';
import { Icon } from '@handover/shared/ui';
import { Accordion } from '@handover/shared/ui-extra';
import { faultsAtom } from '../calls/faults.atom.ts';
import { areActive } from '../calls/faults.ts';
import { useMockHost } from '../mock-host-context.ts';
import { panelStateAtom } from '../state/panel-state.atom.ts';
import { Appearance } from './appearance.tsx';
import { EventLog } from './event-log.tsx';
import { FaultSettings } from './fault-settings.tsx';
import { Federation } from './federation.tsx';
import classes from './panel.module.css';
import { Push } from './push.tsx';
import { Tokens } from './tokens.tsx';
import { UserPicker } from './user-picker.tsx';

const SECTIONS = [
  ['user', 'User', UserPicker],
  ['appearance', 'Language and theme', Appearance],
  ['push', 'Push a message', Push],
  ['faults', 'Faults of api calls', FaultSettings],
  ['tokens', 'Tokens', Tokens],
  ['log', 'Log', EventLog],
  ['federation', 'Federation', Federation],
] as const;

/** The developer's panel: user, language, theme, and faults of server and network. */
export function Panel() {
  const { descriptor, facts } = useMockHost();
  const [{ open, sections }, changePanel] = useAtom(panelStateAtom);
  const live = Object.keys(facts.live);
  const hasFaults = areActive(useAtomValue(faultsAtom));
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
          {live.length > 0 && <span> with {live.join(', ')}</span>}
          {facts.replay && <span> replays {facts.replay}</span>}
          {facts.record && <span> records {facts.record}</span>}
        </span>
        {hasFaults && <span className={classes.faults}>faults are on</span>}
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
