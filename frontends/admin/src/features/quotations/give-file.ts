const SAMPLE = new File([''], 'sample.pdf', { type: 'application/pdf' });

/** Whether this device can hand a file to another app, such as a chat. */
export const canShareFiles = (): boolean => navigator.canShare?.({ files: [SAMPLE] }) ?? false;

/** Hands a file to an app of the person's choice. Cancelling is not a failure. */
export async function shareFile(file: File): Promise<void> {
  await navigator.share({ files: [file], title: file.name }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
