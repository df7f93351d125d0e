import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe rules that depend on colours. */
const CONTRAST = 'color-contrast';

/** Axe violations in light and dark colours, each with its first elements. */
export const violations = async (page: Page): Promise<readonly (readonly string[])[]> => {
  // The content security policy would block a script tag.
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

/** The colours of a sheet belong to the game. All other rules apply to sheets as well. */
const leaveColoursOfSheets = (id: string) =>
  Reflect.get(window, 'axe').configure({ rules: [{ id, selector: '*:not(.paper, .paper *)' }] });

/** Waits for colour transitions, which would cause violations while they run. */
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
