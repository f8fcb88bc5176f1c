import { Page, Section, Text } from '@handover/shared/ui';
import { useMockHost } from '../mock-host-context.ts';
import classes from './index-page.module.css';
import { ModalOpener } from './modal-opener.tsx';
import { PageOpener } from './page-opener.tsx';
import { ShownWidget } from './shown-widget.tsx';

/** The start page of the mock host: lists and opens everything that the remote mounts. */
export function IndexPage() {
  const { descriptor, facts } = useMockHost();
  const { name, routes, widgets, modals } = descriptor;
  const backend = facts.replay
    ? `Calls are answered as recorded in ${facts.replay}: there is no api.`
    : facts.against
      ? `It runs in front of ${facts.against}: what you do there is real.`
      : 'It uses the real api with demo data, which is deleted at the end.';
  return (
    <div lang="en">
      <Page
        title={`${name} alone`}
        lead={`Everything that it mounts. ${backend} The panel sets the user and what the server does.`}
      >
        <Section title="Pages">
          <ul className={classes.list}>
            {routes.map((route) => (
              <li key={route.path}>
                <PageOpener route={route} />
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Widgets">
          {widgets.length === 0 && <Text c="dimmed">None.</Text>}
          <ul className={classes.list}>
            {widgets.map((widget) => (
              <li key={widget}>
                <ShownWidget name={widget} />
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Modals">
          {modals.length === 0 && <Text c="dimmed">None.</Text>}
          <ul className={classes.list}>
            {modals.map((modal) => (
              <li key={modal}>
                <ModalOpener name={modal} />
              </li>
            ))}
          </ul>
        </Section>
      </Page>
    </div>
  );
}
