import { type Images, imageVariables, officialImages, type Role, roles } from '@print-shop/backing';
import { canInstall, ensureDocker, pullImage, runProgram, say, step, tryDocker } from '@print-shop/machine';
import { ensureBuilt, imageName } from '../offline/build-images.ts';

/**
 * Returns the images of these roles: the one that the environment names, otherwise one that Docker has, otherwise the official one,
 * which is pulled. Where that fails, root on Debian builds the image; anywhere else throws a sentence that says what to do. Needs a
 * running engine.
 */
export async function resolveImages(wanted: readonly Role[] = roles): Promise<Images> {
  const images: Images = { ...officialImages };
  const missing: Role[] = [];
  for (const role of wanted) {
    const named = process.env[imageVariables[role]];
    // A built image stays in use: the official one cannot read the data that it has written.
    const known = named || (await firstPresent([imageName(role), officialImages[role]]));
    if (known) images[role] = known;
    else missing.push(role);
  }
  const unpulled = await pullOfficial(missing);
  if (unpulled.length > 0) for (const [role, name] of await ensureBuilt(unpulled)) images[role] = name;
  return images;
}

/** Names the images of all roles in the environment of this process and of those that it starts. Installs Docker where it can. */
export async function useImages(): Promise<void> {
  await ensureDocker();
  const images = await resolveImages();
  for (const role of roles) process.env[imageVariables[role]] = images[role];
}

async function firstPresent(images: readonly string[]): Promise<string | undefined> {
  for (const image of images) if ((await tryDocker('image', 'inspect', image)).code === 0) return image;
  return undefined;
}

/** Pulls the official images of these roles; returns the roles that are left to build when one cannot be pulled. */
async function pullOfficial(missing: readonly Role[]): Promise<readonly Role[]> {
  for (const [done, role] of missing.entries()) {
    const image = officialImages[role];
    const { failure } = await step(`pulling ${image}`, () => pullImage(image));
    if (failure === undefined) continue;
    if (!canInstall()) throw new Error(unpulledMessage(image, failure, imageVariables[role]));
    say(`    it cannot be pulled (${failure}): the images are built here from Debian packages`);
    return missing.slice(done);
  }
  return [];
}

/** Returns why an image is missing and what to do: `failure` is the last line of Docker, `variable` names another image. */
export const unpulledMessage = (image: string, failure: string, variable: string): string =>
  `Docker could not pull ${image} (${failure}): check the network, the proxy and the mirrors of Docker until ` +
  `\`docker pull ${image}\` works, or name an image that Docker has by ${variable}, and start again.`;

if (import.meta.main) {
  await runProgram(async () => {
    await ensureDocker();
    for (const [role, image] of Object.entries(await resolveImages())) say(`${role.padEnd(9)} ${image}`);
  });
}
