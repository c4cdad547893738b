import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/**
 * The rules of accessibility that a page breaks as it is shown now, each with the elements that break it. Runs axe within the
 * page, which has no frames; axe's own binding for Playwright would load it into a second page for every result.
 */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const within = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await within.run(document, { resultTypes: ['violations'], ...given });
    return violations;
  }, options);
}
