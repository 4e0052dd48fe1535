import { downloadDataExport } from '@print-shop/contracts/client';
import { callForFile } from '@print-shop/web-kit';

const KEPT_MS = 60_000;
const FILE_NAME = 'my-data.zip';

/** Fetches the archive of the link in the email and puts it among the person's downloads. */
export async function downloadData(token: string): Promise<void> {
  const url = URL.createObjectURL(await callForFile(downloadDataExport, { body: { token } }));
  Object.assign(document.createElement('a'), { href: url, download: FILE_NAME }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
