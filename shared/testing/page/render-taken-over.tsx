import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider } from '../../design/ui/index.ts';
import { type Platform, PlatformProvider } from '../../kernel/platform/index.ts';

/** Renders as the server does, and takes that over as the browser does: the html of the server, and what differed. */
export async function renderTakenOver(ui: ReactNode, platform: Platform) {
  const page = (
    <PlatformProvider platform={platform}>
      <UiProvider testing>{ui}</UiProvider>
    </PlatformProvider>
  );
  // Other tests need no server of React.
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  const html = renderToString(page);
  container.innerHTML = html;
  const differences: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (error) => differences.push(error) });
  return { html, differences };
}
