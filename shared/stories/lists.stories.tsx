import {
  Avatar,
  Button,
  Face,
  List,
  ListRow,
  Page,
  Section as PageSection,
  RowLink,
  Status,
  TextSection,
} from '../design/ui/index.ts';
import {
  ActingForLine,
  ActingForSelect,
  BackLink,
  BuyerFacts,
  Facts,
  Introduction,
  KeyValue,
  ListLimit,
  RecordPage,
  RecordSkeleton,
  WebLink,
} from '../design/ui-extra/index.ts';
import { buildActingFor } from '../testing/builders/build-delegation.ts';
import { examples } from './samples/examples.tsx';
import classes from './stories.module.css';

const Rows = () => (
  <List label="Deals">
    <ListRow
      title="Precision machining in the Jura"
      href="/user-deals/view/1"
      text="With the buyer since 3 March"
      leading={<Avatar name="Camille Roux" />}
      trailing={<Status kind="running">Due diligence</Status>}
      marked
    />
    <ListRow
      title="A title that is much too long for one line, as titles of opportunities in industry often are"
      href="/user-deals/view/2"
      text="Closed"
    />
    <ListRow title="Without a link" />
  </List>
);

const MACHINING = {
  sectors: [{ id: 1, name: 'Industry', name_fr: 'Industrie', hue: 212 }],
  sub_sectors: [{ id: 1, name: 'Machining', name_fr: 'Usinage' }],
  background_image: null,
};

export default { title: 'Lists and facts' };

export const AllStates = examples([
  { name: 'List', Example: Rows },
  { name: 'ActingForSelect', Example: () => <ActingForSelect scopes={['company']} /> },
  { name: 'ActingForLine', Example: () => <ActingForLine actingFor={buildActingFor()} /> },
  {
    name: 'RowLink, of an opportunity too',
    Example: () => (
      <div className={classes.states}>
        <RowLink to="/companies/1">Roux Mécanique SA</RowLink>
        <RowLink to="/user-deals/view/1" isProject>
          Precision machining in the Jura
        </RowLink>
      </div>
    ),
  },
  {
    name: 'ListLimit',
    Example: () => <ListLimit list={{ isCut: true, data: { items: Array(2400).fill(null), count: 9120 } }} />,
  },
  {
    name: 'Facts',
    Example: () => (
      <Facts
        items={[
          { label: 'Revenue', value: '€5.1M', note: '2025' },
          { label: 'EBITDA', value: '€720k', note: '14 %' },
          { label: 'Left out', value: null },
          { label: 'People', value: 42 },
        ]}
      />
    ),
  },
  {
    name: 'KeyValue',
    Example: () => (
      <KeyValue
        items={[
          { label: 'Website', value: <WebLink url="https://handover.example" /> },
          { label: 'Phone', value: null },
          {
            label: 'Activity',
            value: 'Turned and milled parts for medical and watchmaking customers, since 1987.',
          },
        ]}
      />
    ),
  },
  {
    name: 'Avatar',
    Example: () => (
      <div className={classes.states}>
        {([28, 36, 56, 96] as const).map((size) => (
          <Avatar key={size} name="Camille Roux" size={size} />
        ))}
        <Avatar name="" />
      </div>
    ),
  },
  { name: 'BackLink', Example: () => <BackLink href="/user-deals">All deals</BackLink> },
  {
    name: 'Page',
    Example: () => (
      <Page
        title="Precision machining in the Jura"
        eyebrow={<BackLink href="/user-deals">All deals</BackLink>}
        lead="A lead."
        actions={
          <>
            <Button>Next phase</Button>
            <Button variant="default">Edit</Button>
          </>
        }
      />
    ),
  },
  { name: 'Page, title alone', Example: () => <Page title="Deals" actions={<Button>Add</Button>} /> },
  {
    name: 'Introduction',
    Example: () => (
      <p style={{ display: 'grid' }}>
        <strong>Thomas Keller</strong>
        <Introduction
          of={{
            company: 'Keller Baustoffe',
            role: 'Managing director',
            place: 'Strasbourg',
            website: 'https://keller.example',
            spoken_languages: 'German, French',
            about: 'Three takeovers in ten years; each kept its name and its people.',
          }}
        />
      </p>
    ),
  },
  {
    name: 'BuyerFacts',
    Example: () => (
      <BuyerFacts
        profile={{
          kind: 'search_fund',
          background: 'Eleven years in operations, the last four as head of a division of 60 people.',
          budget_min: 800_000,
          budget_max: 4_000_000,
          currency: 1,
          own_funds: 300_000,
          financing: ['investors', 'bank_loan'],
          timing: 'year',
          mandates: [{ id: 8, project_title: 'Seeks a bakery in Brittany' }],
          proof: null,
          funds_shown_on: '2026-11-03',
          updated_at: '2026-11-03T09:00:00.000Z',
        }}
        proof={<Button variant="default">Letter of the bank.pdf</Button>}
      />
    ),
  },
  {
    name: 'RecordPage',
    Example: () => (
      <RecordPage
        title="Precision machining for medical and watchmaking customers"
        eyebrow={<BackLink href="/opportunities">Businesses for sale</BackLink>}
        picture={<Face of={MACHINING} id={3} />}
        status={<Status kind="open">For sale</Status>}
        lead="Industry · Jura · 3 days ago"
        facts={<Facts items={[{ label: 'Revenue', value: '€5.1M', note: '2025' }]} />}
        aside={<Button>Ask for access</Button>}
      >
        The texts of the record.
      </RecordPage>
    ),
  },
  { name: 'RecordSkeleton', Example: () => <RecordSkeleton label="Loading the opportunity" /> },
  {
    name: 'Section',
    Example: () => (
      <PageSection title="Key figures" lead="Of the last three years.">
        The content.
      </PageSection>
    ),
  },
  {
    name: 'TextSection',
    Example: () => <TextSection title="Activity" text={'Eleven bakeries.\nOne workshop.'} />,
  },
]);
