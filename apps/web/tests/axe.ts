import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of what axe looks for, what the colours of a page can change. */
const CONTRAST = 'color-contrast';

/** What axe complains about in light and in dark colours, each with the first elements concerned. */
export const violations = async (page: Page): Promise<readonly (readonly string[])[]> => {
  // A script tag would be refused by the content security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // The colours of a sheet are the game's own; everything else holds for sheets too.
  const found = await complaints(page, 'html', { rules: { [CONTRAST]: { enabled: false } } });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await page.evaluate(finishTransitions);
    const ofColours = await complaints(page, { exclude: [['.paper']] }, { runOnly: [CONTRAST] });
    found.push(...ofColours.map((complaint) => [colorScheme, ...complaint]));
  }
  return found;
};

/** Some colours change slowly; on their way they would be taken for faults. */
const finishTransitions = () => {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
};

const complaints = (page: Page, where: string | object, rules: object): Promise<string[][]> =>
  page.evaluate(
    async ([where, rules]) => {
      const { violations } = await Reflect.get(window, 'axe').run(where, {
        ...rules,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => [
        id,
        ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 300)),
      ]);
    },
    [where, rules] as const,
  );
