import type { ReleaseSet } from '@handover/shared/federation';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, watchPage } from '../fixtures/clean-console.fixture.ts';
import { PATIENT } from '../product/limits.ts';

/** Where somebody goes by a link that is on every page, and the title of what is there. */
export type Way = readonly [path: string, title: string];

interface Options {
  context: BrowserContext;
  address: string;
  ways: readonly Way[];
}

/** Somebody who clicks through the product until they are told to stop. */
export class Stroller {
  readonly page: Page;
  private visits = 0;
  private readonly ways: readonly Way[];
  private readonly watched: ReturnType<typeof watchPage>;
  private readonly loads: string[] = [];
  private over = false;
  private failed = false;
  private walk = Promise.resolve();

  private constructor(page: Page, { address, ways }: Options) {
    this.page = page;
    this.ways = ways;
    this.watched = watchPage(page, address);
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        this.loads.push(request.url());
    });
  }

  /** Opens the first of the ways and begins to walk. */
  static async start(options: Options): Promise<Stroller> {
    const stroller = new Stroller(await options.context.newPage(), options);
    const [path, title] = options.ways[0] ?? ['/', ''];
    await stroller.page.goto(options.address + path);
    await stroller.isAt(path, title);
    stroller.walk = stroller.stroll();
    // Awaited at the end: until then a failure waits.
    stroller.walk.catch(() => {
      stroller.failed = true;
    });
    return stroller;
  }

  private async stroll() {
    for (let step = 1; !this.over; step++) {
      const [path, title] = this.ways[step % this.ways.length] ?? ['/', ''];
      await this.page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first().click();
      await this.isAt(path, title);
      this.visits += 1;
    }
  }

  private async isAt(path: string, title: string) {
    await expect(this.page).toHaveURL(new RegExp(`${path}$`));
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  readonly setId = () =>
    this.page.evaluate(() => {
      const set: ReleaseSet = JSON.parse(document.getElementById('release-set')?.textContent ?? '{}');
      return set.id;
    });

  /** Resolves once they have been through all their ways once more; throws what went wrong in the walk. */
  async goesOn(): Promise<void> {
    const until = this.visits + this.ways.length;
    const visits = async () => {
      if (this.failed) await this.walk;
      return this.visits;
    };
    await expect.poll(visits, PATIENT).toBeGreaterThanOrEqual(until);
  }

  /** Ends the walk; throws what went wrong in it. Nothing was loaded anew, nothing said, all came from one set. */
  async stop(): Promise<void> {
    this.over = true;
    await this.walk;
    expect(this.watched.messages).toEqual([]);
    expect(this.loads, 'documents that were loaded').toHaveLength(1);
    const own = await this.page.evaluate(() => {
      const set: ReleaseSet = JSON.parse(document.getElementById('release-set')?.textContent ?? '{}');
      return [
        ['host', set.host.version],
        ...Object.entries(set.remotes).map(([name, { version }]) => [name, version]),
      ];
    });
    const versions = own.map(([name, version]) => `/r/${name}/${version}/`);
    const foreign = this.watched.requests.filter(
      (url) => url.includes('/r/') && !versions.some((version) => url.includes(version)),
    );
    expect(foreign, 'files of another set').toEqual([]);
  }
}
