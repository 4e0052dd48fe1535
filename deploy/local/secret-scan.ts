import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root, run, say } from '@print-shop/machine';
import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

// A text that looks like a key, token or password of a real service must not be in the repository. Where a rule is wrong
// about a line, a comment `secretlint-disable-line` with the reason excepts it.

const config = {
  rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, rules: [] }],
};

// It notes the time of every rule in every file, and the more it has noted, the longer each further note takes.
secretLintProfiler.setEnabled(false);

/** As git tells it: a file with a zero byte near its beginning. */
const isBinary = (content: Buffer): boolean => content.subarray(0, 8_000).includes(0);

/** `file:line rule` of every secret in the files that git tracks, or would track, in the folder; never the secret itself. */
export async function findSecrets(folder: string): Promise<string[]> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = (await run('git', list, { cwd: folder })).split('\0').filter(Boolean);
  const deleted = new Set((await run('git', ['ls-files', '-z', '--deleted'], { cwd: folder })).split('\0'));
  const found: string[] = [];
  for (const file of listed) {
    if (deleted.has(file)) continue;
    const content = readFileSync(join(folder, file));
    if (isBinary(content)) continue;
    const { messages } = await lintSource({
      source: { content: content.toString(), filePath: file, ext: extname(file), contentType: 'text' },
      options: { config, maskSecrets: true },
    });
    for (const { loc, ruleId, messageId } of messages)
      found.push(`${file}:${loc.start.line} ${ruleId.replace(/^.*-rule-/, '')} (${messageId})`);
  }
  return found;
}

if (import.meta.main) {
  // A copy without its history, as an archive, has no list of files to read.
  const isRepository = existsSync(join(root, '.git'));
  if (!isRepository) say('not a git repository: no file is searched');
  const found = isRepository ? await findSecrets(root) : [];
  for (const line of found) say(line);
  if (found.length > 0) {
    say('Remove the secret, and replace it where it is in use: what was committed stays in the history.');
    process.exitCode = 1;
  }
}
