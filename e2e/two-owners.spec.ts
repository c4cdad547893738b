import { CallError } from '../src/api/errors.ts';
import { expect, logOut, newDog, newOwner, photoFile, signIn, test } from './journey.ts';

/** The status with which a call is refused. */
const refusal = async (answer: Promise<unknown>) =>
  answer.then(
    () => 'not refused',
    (error: unknown) => (error instanceof CallError ? error.status : error),
  );

test("two owners never see each other's dogs", async ({ page, anotherPage, hark, owner }) => {
  const other = await newOwner(hark, 'Sam');
  const dog = await newDog(owner, 'Biscuit');
  await newDog(other, 'Pepper');
  const { buffer } = await photoFile();
  const walk = await owner.call('createActivity', {
    params: { id: String(dog.id) },
    body: {
      type: 'walk',
      duration: 25,
      location: 'Secret lake',
      photos: [`data:image/jpeg;base64,${buffer.toString('base64')}`],
    },
  });

  await test.step('on two devices', async () => {
    await signIn(page, owner);
    await expect(page.getByRole('heading', { name: 'Biscuit', exact: true })).toBeVisible();
    await expect(page.getByRole('article').getByText('Secret lake')).toBeVisible();
    await signIn(anotherPage, other);
    await expect(anotherPage.getByRole('heading', { name: 'Pepper', exact: true })).toBeVisible();
    await expect(anotherPage.getByText('No activities logged yet.')).toBeVisible();
    await expect(anotherPage.getByText('Biscuit')).toHaveCount(0);
    await expect(anotherPage.getByText('Secret lake')).toHaveCount(0);
  });

  await test.step('one after the other on one device', async () => {
    await logOut(page);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'Biscuit',
    );
    await signIn(page, other);
    await expect(page.getByRole('heading', { name: 'Pepper', exact: true })).toBeVisible();
    await expect(page.getByText('Biscuit')).toHaveCount(0);
    await expect(page.getByText('Secret lake')).toHaveCount(0);
  });

  await test.step('by calling the server', async () => {
    const params = { id: String(dog.id) };
    expect(await other.call('listDogs', {})).toMatchObject([{ name: 'Pepper' }]);
    expect(await refusal(other.call('dogStats', { params }))).toBe(404);
    expect(await refusal(other.call('listActivities', { params, query: {} }))).toBe(404);
    expect(await refusal(other.call('updateDog', { params, body: { name: 'Mine' } }))).toBe(404);
    expect(await refusal(other.call('createActivity', { params, body: { type: 'walk', duration: 1 } }))).toBe(
      404,
    );
    expect(await owner.call('listActivities', { params, query: {} })).toHaveLength(1);
  });

  await test.step('a photo is refused without its signature', async () => {
    const signed = new URL(walk.photos[0] ?? '', hark.url);
    expect((await fetch(signed)).status).toBe(200);
    expect((await fetch(new URL(signed.pathname, hark.url))).ok).toBe(false);
  });
});
