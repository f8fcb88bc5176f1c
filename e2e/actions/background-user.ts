import type { ReleaseSet } from '@handover/shared/federation';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, watchPage } from '../fixtures/clean-console.fixture.ts';
import { LONG_TIMEOUT } from '../product/limits.ts';

/** The path of a link in the header or footer, and the title of the page it leads to. */
export type NavigationStep = readonly [path: string, title: string];

interface Options {
  context: BrowserContext;
  address: string;
  steps: readonly NavigationStep[];
  /** Browses only when `waitForAnotherRound` asks for a round, instead of all the time: the work does not grow with the time. */
  inRounds?: boolean;
}

/** A user who clicks through the product in the background until stopped. */
export class BackgroundUser {
  readonly page: Page;
  private visits = 0;
  private target = 0;
  private goOn: (() => void) | undefined;
  private readonly inRounds: boolean;
  private readonly steps: readonly NavigationStep[];
  private readonly watched: ReturnType<typeof watchPage>;
  private readonly loads: string[] = [];
  private stopped = false;
  private failed = false;
  private browsing = Promise.resolve();

  private constructor(page: Page, { address, steps, inRounds = false }: Options) {
    this.page = page;
    this.steps = steps;
    this.inRounds = inRounds;
    this.watched = watchPage(page, address);
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        this.loads.push(request.url());
    });
  }

  /** Opens the first page and begins to browse. */
  static async start(options: Options): Promise<BackgroundUser> {
    const user = new BackgroundUser(await options.context.newPage(), options);
    const [path, title] = options.steps[0] ?? ['/', ''];
    await user.page.goto(options.address + path);
    await user.expectAt(path, title);
    user.browsing = user.browse();
    // The failure is thrown by `stop`, which awaits this promise.
    user.browsing.catch(() => {
      user.failed = true;
    });
    return user;
  }

  private async browse() {
    for (let step = 1; !this.stopped; step++) {
      const [path, title] = this.steps[step % this.steps.length] ?? ['/', ''];
      await this.page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first().click();
      await this.expectAt(path, title);
      this.visits += 1;
      if (this.inRounds && this.visits >= this.target && !this.stopped)
        await new Promise<void>((resolve) => {
          this.goOn = resolve;
        });
    }
  }

  private async expectAt(path: string, title: string) {
    // A list adds how many of its pages are shown, as soon as there is room for the second.
    await expect(this.page).toHaveURL(new RegExp(`${path}(\\?page=\\d+)?$`));
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  readonly setId = () =>
    this.page.evaluate(() => {
      const set: ReleaseSet = JSON.parse(document.getElementById('release-set')?.textContent ?? '{}');
      return set.id;
    });

  /** Resolves after one more round through all steps; throws errors that occurred while browsing. */
  async waitForAnotherRound(): Promise<void> {
    const target = this.visits + this.steps.length;
    this.target = target;
    this.goOn?.();
    const visits = async () => {
      if (this.failed) await this.browsing;
      return this.visits;
    };
    await expect.poll(visits, LONG_TIMEOUT).toBeGreaterThanOrEqual(target);
  }

  /**
   * Stops browsing and throws errors that occurred. Expects no reload, a silent console, and files of one host only.
   */
  async stop(): Promise<void> {
    this.stopped = true;
    this.goOn?.();
    await this.browsing;
    expect(this.watched.messages).toEqual([]);
    expect(this.loads, 'documents that were loaded').toHaveLength(1);
    const host = await this.page.evaluate(() => {
      const set: ReleaseSet = JSON.parse(document.getElementById('release-set')?.textContent ?? '{}');
      return set.host.version;
    });
    // Remotes move to new versions while the page is open, the host does not.
    const others = this.watched.requests.filter(
      (url) => url.includes('/r/host/') && !url.includes(`/r/host/${host}/`),
    );
    expect(others, 'files of another host').toEqual([]);
  }
}
