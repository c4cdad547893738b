import { expect, newDog, photoFile, signIn, test } from './journey.ts';

for (const end of ['stop', 'kill'] as const) {
  test(`logged entries survive a restart after a ${end}`, async ({ page, hark, owner }) => {
    const dog = await newDog(owner);
    const { buffer } = await photoFile();
    await owner.call('createActivity', {
      params: { id: String(dog.id) },
      body: {
        type: 'health',
        symptoms: 'Itchy ear',
        photos: [`data:image/jpeg;base64,${buffer.toString('base64')}`],
      },
    });
    await signIn(page, owner);
    await expect(page.getByRole('article').getByText('Itchy ear')).toBeVisible();
    // Leave the page, because its failing requests would show on the console.
    await page.goto('about:blank');

    await hark[end]();
    await hark.start();

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
    await expect(page.getByRole('article').getByText('Itchy ear')).toBeVisible();
    const photo = page.getByRole('article').getByRole('img');
    await expect(photo).toHaveJSProperty('complete', true);
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  });
}
