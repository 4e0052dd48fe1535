/** How often a step that is still running says so. */
const reminderMs = 10_000;

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** One line for the person who waits. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a long piece of work in the open: a line when it starts, one every ten seconds, and one with the elapsed time
 * when it ends. Steps may overlap, so lines are never rewritten. A failure is reported and thrown on.
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
