import { Link, routes, useLocation } from '@handover/shared/router';
import { Button, Group, Page, Text } from '@handover/shared/ui';

/** Replaces a page of another remote. */
export function PlaceholderPage({ owner, name }: { owner: string; name: string }) {
  const { pathname, search } = useLocation();
  return (
    <div lang="en">
      <Page
        eyebrow={`Page of ${owner}`}
        title={name}
        lead={`${pathname}${search} belongs to ${owner}, which does not run here.`}
        width="read"
      >
        {pathname === routes.login() && (
          <Text mb="md">To sign in, choose a user in the panel of the mock host.</Text>
        )}
        <Group>
          <Button component={Link} to={routes.home}>
            Back to the remote that runs here
          </Button>
        </Group>
      </Page>
    </div>
  );
}
