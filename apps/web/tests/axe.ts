import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe complains about, each with the first elements concerned. */
export const violations = async (page: Page) => {
  // A script tag would be refused by the content security policy.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe');
    // The colours of a sheet are the game's own; everything else holds for sheets too.
    const contrast = { exclude: [['.paper']] };
    const results = { resultTypes: ['violations'] };
    const runs = [
      await run(document, { ...results, rules: { 'color-contrast': { enabled: false } } }),
      await run(contrast, { ...results, runOnly: ['color-contrast'] }),
    ];
    return runs
      .flatMap((result) => result.violations)
      .map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => [
        id,
        ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 300)),
      ]);
  });
};
