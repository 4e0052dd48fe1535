import { downloadDataExport } from '@print-shop/contracts/client';
import { callForFile } from '@print-shop/web-kit';
import { saveFile } from '@print-shop/web-kit/save-file';

/** Fetches the archive of the link in the email and puts it among the person's downloads. */
export const downloadData = async (token: string): Promise<void> =>
  saveFile('my-data.zip', await callForFile(downloadDataExport, { body: { token } }));
