import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of what axe looks for, what the colours of a page can change. */
const CONTRAST = 'color-contrast';

/** What axe complains about in light and in dark colours, each with the first elements concerned. */
export const violations = async (page: Page): Promise<readonly (readonly string[])[]> => {
  // A script tag would be refused by the content security policy.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
    await page.evaluate(leaveColoursOfSheets, CONTRAST);
  }
  const found = [];
  for (const [colorScheme, rules] of [
    ['dark', { runOnly: [CONTRAST] }],
    ['light', {}],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await page.evaluate(finishTransitions);
    for (const complaint of await complaints(page, rules)) found.push([colorScheme, ...complaint]);
  }
  return found;
};

/** The colours of a sheet are the game's own; everything else holds for sheets too. */
const leaveColoursOfSheets = (id: string) =>
  Reflect.get(window, 'axe').configure({ rules: [{ id, selector: '*:not(.paper, .paper *)' }] });

/** Some colours change slowly; on their way they would be taken for faults. */
const finishTransitions = () => {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
};

const complaints = (page: Page, rules: object): Promise<string[][]> =>
  page.evaluate(async (rules) => {
    const { violations } = await Reflect.get(window, 'axe').run({ ...rules, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => [
      id,
      ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 300)),
    ]);
  }, rules);
