import { expect, test } from '@playwright/test';

for (const name of ['companies', 'config', 'game', 'publishers', 'theme', 'tiles', 'hex']) {
  test(`serves the ${name} schema for editors`, async ({ request }) => {
    const response = await request.get(`/schemas/${name}.schema.json`);
    expect(response.ok()).toBe(true);
    expect(await response.json()).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
    });
  });
}
