import { canInstall, install, programPath } from '@print-shop/machine';

/**
 * The path of a program that tests need. `variable` of the environment names it, else it is the first of `names` on the
 * path, else Debian's package is installed where that can be done.
 */
async function ensureProgram(variable: string, names: readonly string[], packages: string[]): Promise<string> {
  const given = process.env[variable];
  if (given) return given;
  const find = () => names.map(programPath).find(Boolean);
  const found = find();
  if (found) return found;
  const missing = `The tests need ${names[0]}: install it or set ${variable}.`;
  if (!canInstall()) throw new Error(missing);
  await install(packages);
  const installed = find();
  if (!installed) throw new Error(missing);
  return installed;
}

/** The browser that customers have. */
export const ensureBrowser = (): Promise<string> =>
  ensureProgram('CHROMIUM_PATH', ['chromium', 'chromium-browser', 'google-chrome'], ['chromium', 'fonts-liberation']);

/**
 * The same browser without what shows it to anybody, which takes a seventh less of the processors; `whole` where there is none to
 * be had. It shows no notifications.
 */
export const ensureHeadlessShell = (whole: string): Promise<string> =>
  ensureProgram('HEADLESS_SHELL_PATH', ['chromium-headless-shell'], ['chromium-headless-shell']).catch(() => whole);

/** The proxy that the gateway's tests put in front of it. */
export const ensureNginx = (): Promise<string> =>
  ensureProgram('NGINX_PATH', ['nginx', '/usr/sbin/nginx'], ['nginx-light']);

/** The program that draws the golden files of artwork in their inks. */
export const ensureGhostscript = (): Promise<string> => ensureProgram('GHOSTSCRIPT_PATH', ['gs'], ['ghostscript']);

/** The program that reads the objects of print files. */
export const ensureQpdf = (): Promise<string> => ensureProgram('QPDF_PATH', ['qpdf'], ['qpdf']);

/** The program that reads the words of those files. */
export const ensurePdfToText = (): Promise<string> => ensureProgram('PDFTOTEXT_PATH', ['pdftotext'], ['poppler-utils']);
