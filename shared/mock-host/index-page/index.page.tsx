import { Page, Section, Text } from '../../design/ui/index.ts';
import { useMockHost } from '../mock-host-context.ts';
import classes from './index-page.module.css';
import { ModalOpener } from './modal-opener.tsx';
import { PageOpener } from './page-opener.tsx';
import { ShownWidget } from './shown-widget.tsx';

/** The main page of the mock host: everything that the remote mounts, and the way to see it. */
export function IndexPage() {
  const { descriptor, facts } = useMockHost();
  const { name, routes, widgets, modals } = descriptor;
  const behind = facts.against
    ? `It runs in front of ${facts.against}: what you do there is real.`
    : 'Behind it is the real api with the demo data, thrown away at the end.';
  return (
    <div lang="en">
      <Page
        title={`${name} alone`}
        lead={`All that it mounts. ${behind} Who you are, and what the server does, is chosen in the panel.`}
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
          {widgets.length === 0 && <Text c="dimmed">It has none.</Text>}
          <ul className={classes.list}>
            {widgets.map((widget) => (
              <li key={widget}>
                <ShownWidget name={widget} />
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Modals">
          {modals.length === 0 && <Text c="dimmed">It has none.</Text>}
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
