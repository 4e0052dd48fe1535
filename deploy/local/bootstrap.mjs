import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';

// `node deploy/local/bootstrap.mjs SCRIPT [arguments]`: runs one of the project's scripts with the project's own Node. It first installs
// the packages of a fresh clone; without SCRIPT, it does only that. Node 14 and newer can read this file, so that an old Node prints a sentence and no syntax error.

const OLDEST_NODE = 20;
const OLDEST_NPM = 10;

const isWindows = process.platform === 'win32';
const root = fileURLToPath(new URL('../..', import.meta.url));

const installed = join(root, 'node_modules/.package-lock.json');
/** The package `node` puts its program into this folder on every system. */
const nodeFolder = join(root, 'node_modules/node/bin');
const ownNode = join(nodeFolder, isWindows ? 'node.exe' : 'node');

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End How a program ended: one of the two is null.
 */

/**
 * Prints a sentence for the person who started this process, and exits with code 1.
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Returns the time of the last change in milliseconds, and 0 for a missing file.
 * @param {string} file
 */
const changedAt = (file) => (fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0);

/**
 * True for a file that this user may run.
 * @param {string} file
 */
function canRun(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch (_) {
    return false;
  }
}

/** A terminal sends these signals to all processes that it runs, so also to the program. */
const sentByTerminal = ['SIGINT', 'SIGHUP', 'SIGQUIT'];
const hasTerminal = isWindows || [0, 1, 2].some(isatty);

/** The signals that are caught. Windows has no SIGTERM that a process could catch. */
const signals = isWindows ? sentByTerminal : [...sentByTerminal, 'SIGTERM', 'SIGUSR2'];

/**
 * Runs a program to its end. Signals to this process reach the program, and this process waits for it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').StdioOptions} [stdio]
 * @returns {Promise<End>}
 */
function runToEnd(program, args, stdio = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio });
    const passOn = (signal) => {
      if (!hasTerminal || !sentByTerminal.includes(signal)) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, passOn);
    child.on('error', ({ message }) =>
      fail(`${program} does not start (${message}). Remove node_modules and try again.`),
    );
    child.on('exit', (code, signal) => {
      for (const one of signals) process.removeListener(one, passOn);
      resolve({ code, signal });
    });
  });
}

/**
 * Ends this process as a program has ended: by the same code or signal.
 * @param {End} end
 * @returns {Promise<never>}
 */
function endAs({ code, signal }) {
  if (!signal) process.exit(code);
  process.kill(process.pid, signal);
  // The signal may take a moment, and some signals end no process.
  return new Promise(() => setTimeout(() => process.exit(1), 500));
}

/**
 * Returns the program and the first arguments that run npm. npm names its own program to the scripts that it runs. On Windows, the command
 * `npm` is a batch file, which only a shell can run. The program of npm is in the folder of Node there.
 */
function npmCommand() {
  const { npm_execpath: named, npm_node_execpath: node = process.execPath } = process.env;
  const beside = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const candidates = isWindows ? [named, beside] : [named];
  const program = candidates.find((file) => file?.endsWith('npm-cli.js') && fs.existsSync(file));
  return program ? [node, program] : ['npm'];
}

/** Installs the packages of the lockfile. Ends this process when npm is missing, too old, or fails. */
async function installPackages() {
  const [npm, ...first] = npmCommand();
  const { stdout } = spawnSync(npm, [...first, '--version'], { encoding: 'utf8' });
  const [version] = /^\d+/.exec(stdout || '') || [];
  if (!version) fail(`npm is missing. Install Node.js ${OLDEST_NODE} or newer with npm, and try again.`);
  if (Number(version) < OLDEST_NPM)
    fail(`npm ${stdout.trim()} is too old. Run \`npm install --global npm@${OLDEST_NPM}\`, and try again.`);
  process.stdout.write('  … installing packages (once; a minute or two)\n');
  if (isWindows && fs.existsSync(ownNode)) {
    // Windows removes no program that runs, and this one may run now. It can be moved.
    fs.mkdirSync(join(root, '.local'), { recursive: true });
    fs.renameSync(ownNode, join(root, `.local/node-${process.pid}.exe`));
  }
  const { allowScripts } = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  // `.npmrc` keeps every package's install script from running; then those run that package.json allows, on npm 10 as on 11.
  const ci = ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'];
  const rebuild = ['rebuild', '--ignore-scripts=false', '--loglevel=error', ...allowed];
  const steps = [
    () => runToEnd(npm, [...first, ...ci]),
    () => runToEnd(npm, [...first, ...rebuild], ['inherit', 'ignore', 'inherit']),
  ];
  for (const step of steps) {
    const end = await step();
    // Without the second step the packages are not whole, and the next start installs them again.
    if (end.code !== 0) fs.rmSync(installed, { force: true });
    if (end.signal) await endAs(end);
    if (end.code !== 0) fail('The packages are not installed. Correct what npm reports above, and try again.');
  }
  // So that this lockfile counts as installed, whichever of the two files was written last.
  fs.utimesSync(installed, new Date(), new Date());
}

/** True when a contract has changed after the routes that browsers load were written. */
function areRoutesStale() {
  const contracts = join(root, 'packages/contracts/src');
  const writtenAt = changedAt(join(contracts, 'client/index.ts'));
  return fs
    .readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    .some((file) => /^(?!client[\\/]).*\.ts$/.test(file) && changedAt(join(contracts, file)) > writtenAt);
}

async function main() {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < OLDEST_NODE)
    fail(`Node.js ${node} is too old. Install Node.js ${OLDEST_NODE} or newer, and try again.`);
  const args = process.argv.slice(2);
  if (!canRun(ownNode) || changedAt(join(root, 'package-lock.json')) > changedAt(installed)) await installPackages();
  if (args.length === 0) return;
  const path = [nodeFolder, join(root, 'node_modules/.bin'), process.env.PATH];
  process.env.PATH = path.filter(Boolean).join(delimiter);
  // The code that was compiled at an earlier start is not compiled again.
  process.env.NODE_COMPILE_CACHE = join(root, '.local/compile-cache');
  if (areRoutesStale()) {
    const end = await runToEnd(ownNode, ['packages/contracts/src/client-routes.cli.ts']);
    if (end.code !== 0) await endAs(end);
  }
  await endAs(await runToEnd(ownNode, args));
}

main();
