import { keepAim } from '@handover/shared/forms';
import { createTestPlatform, renderTakenOver } from '@handover/shared/testing';
import { screen } from '@testing-library/react';
import { useWayOn } from './use-way-on.ts';

const Sample = () => <p>{useWayOn() ?? 'nowhere'}</p>;

test('a page that the server has rendered is taken over as it is, and then leads on', async () => {
  const platform = createTestPlatform({ signedIn: true });
  keepAim(platform.drafts, '/faq');
  const { html, differences } = await renderTakenOver(<Sample />, platform);
  expect(html).toContain('nowhere');
  expect(await screen.findByText('/faq')).toBeVisible();
  expect(differences).toEqual([]);
});
