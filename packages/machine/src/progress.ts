/** Interval of the reminders that a step is still running. */
const reminderMs = 10_000;

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Prints one line for the person who waits. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs long work and reports it: a line when it starts, one every ten seconds, and one with the elapsed time when it ends.
 * Steps may overlap, so lines are never rewritten. A failure is reported and rethrown.
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  say(`  … ${title}`);
  const reminder = setInterval(() => say(`  … ${title}, ${seconds(start)} so far`), reminderMs);
  try {
    const result = await work();
    say(`  ✓ ${title} (${seconds(start)})`);
    return result;
  } catch (error) {
    say(`  ✗ ${title} (${seconds(start)})`);
    throw error;
  } finally {
    clearInterval(reminder);
  }
}
