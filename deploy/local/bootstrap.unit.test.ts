import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

// The script runs in a project of a few files. Another system is the value of `process.platform` alone: paths, processes and signals stay
// those of this machine.

interface Fake {
  platform?: NodeJS.Platform;
  /** The version of the Node that runs the script. */
  node?: string;
  /** Whether a terminal seems to run the script. */
  terminal?: boolean;
}

const FAKE = `
import tty from 'node:tty';
import { syncBuiltinESMExports } from 'node:module';
const { platform = process.platform, node = process.versions.node, terminal = false } = JSON.parse(process.env.FAKE);
Object.defineProperty(process, 'platform', { value: platform });
Object.defineProperty(process, 'versions', { value: { ...process.versions, node } });
tty.isatty = () => terminal;
syncBuiltinESMExports();
`;

/** An npm that writes down how it was called, and that installs only the files that the script looks for. */
const npmOf = (folder: string, { version = '11.0.0', exitCode = 0, failing = '' } = {}) => `#!${process.execPath}
const fs = require('node:fs');
const args = process.argv.slice(2);
fs.appendFileSync('${folder}/npm.log', JSON.stringify(args) + '\\n');
if (args[0] === '--version') console.log('${version}');
else if (${exitCode} || args[0] === '${failing}') process.exit(${exitCode} || 1);
else if (args[0] === 'ci') fs.writeFileSync('${folder}/node_modules/.package-lock.json', '{}');
else for (const name of ['node', 'node.exe']) fs.symlinkSync(process.execPath, '${folder}/node_modules/node/bin/' + name);
`;

let folder: string;
const at = (path: string) => join(folder, path);
function write(path: string, content: string, options = {}): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content, options);
}

/** Starts the script with the environment of no npm, and of a shell that finds no program. */
function start(args: string[], fake: Fake = {}, env: NodeJS.ProcessEnv = {}) {
  const nodeArgs = ['--import', pathToFileURL(at('fake.mjs')).href, at('deploy/local/bootstrap.mjs')];
  return spawn(process.execPath, [...nodeArgs, ...args], {
    env: { PATH: at('bin'), FAKE: JSON.stringify(fake), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(...call: Parameters<typeof start>) {
  const child = start(...call);
  const ended = once(child, 'exit');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code, signal] = await ended;
  return { code, signal, stdout, stderr };
}

const install = () => {
  for (const name of ['node', 'node.exe']) symlinkSync(process.execPath, at(`node_modules/node/bin/${name}`));
  write('node_modules/.package-lock.json', '{}');
};
const npmCalls = () =>
  readFileSync(at('npm.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'bootstrap-')));
  mkdirSync(at('deploy/local'), { recursive: true });
  mkdirSync(at('node_modules/node/bin'), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), at('deploy/local/bootstrap.mjs'));
  write('fake.mjs', FAKE);
  write('package.json', JSON.stringify({ allowScripts: { node: true, other: false } }));
  write('package-lock.json', '{}');
  write('packages/contracts/src/client/index.ts', '');
  write('packages/contracts/src/client-routes.cli.ts', '');
  utimesSync(at('packages/contracts/src/client-routes.cli.ts'), 0, 0);
  write(
    'show.ts',
    `const { argv0, argv, env } = process;
    console.log(JSON.stringify({ program: argv0, args: argv.slice(2), cwd: process.cwd(), path: env.PATH }));
    process.exit(7);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

// Windows has no signals, and links only for some.
const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('the bootstrap', () => {
  const systems = [
    ['linux', 'node'],
    ['darwin', 'node'],
    ['win32', 'node.exe'],
  ] as const;

  it.each(systems)('on %s, runs a script with the project’s Node and ends with its code', async (platform, file) => {
    install();
    const { code, stdout, stderr } = await run(['show.ts', 'a', 'b "c"'], { platform });
    const bin = at('node_modules/node/bin');
    const path = [bin, at('node_modules/.bin'), at('bin')].join(delimiter);
    expect(JSON.parse(stdout)).toEqual({ program: join(bin, file), args: ['a', 'b "c"'], cwd: folder, path });
    expect({ code, stderr }).toEqual({ code: 7, stderr: '' });
  });

  it('ends by the signal that ended the script', async () => {
    install();
    write('killed.ts', `process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);`);
    expect(await run(['killed.ts'])).toEqual({ code: null, signal: 'SIGKILL', stdout: '', stderr: '' });
  });

  it.each([
    ['every signal', false],
    ['only the signals that its terminal does not send', true],
  ])('passes on %s', async (_, terminal) => {
    install();
    write(
      'wait.ts',
      `process.on('SIGINT', () => console.log('SIGINT'));
      process.on('SIGTERM', () => { console.log('SIGTERM'); process.exit(3); });
      setInterval(() => {}, 1000);
      console.log('up');`,
    );
    const child = start(['wait.ts'], { terminal });
    const ended = once(child, 'exit');
    const said = async () => String(await once(child.stdout, 'data')).trim();
    expect(await said()).toBe('up');
    child.kill('SIGINT');
    // Signals that are sent together may come in any order.
    if (!terminal) expect(await said()).toBe('SIGINT');
    child.kill('SIGTERM');
    // The script has the same output, so the end of that is the end of the script.
    expect((await text(child.stdout)).trim()).toBe('SIGTERM');
    expect(await ended).toEqual([3, null]);
  });

  describe('without packages', () => {
    const CALLS = [
      ['--version'],
      ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'],
      ['rebuild', '--ignore-scripts=false', '--loglevel=error', 'node'],
    ];

    it('installs them by the npm on the path, and runs the scripts of the allowed ones', async () => {
      write('bin/npm', npmOf(folder), { mode: 0o755 });
      const { code, stdout, stderr } = await run(['show.ts']);
      expect({ code, stderr }).toEqual({ code: 7, stderr: '' });
      expect(stdout).toMatch(/^ {2}… installing packages \(once; a minute or two\)\n\{/);
      expect(npmCalls()).toEqual(CALLS);
    });

    it('installs them on Windows by the program of npm, and moves the Node that may run', async () => {
      write('npm/npm-cli.js', npmOf(folder));
      write('npm/package.json', '{}');
      write('node_modules/node/bin/node.exe', 'old');
      const env = { npm_execpath: at('npm/npm-cli.js'), npm_node_execpath: process.execPath };
      const { code, stderr } = await run(['show.ts'], { platform: 'win32' }, env);
      expect({ code, stderr }).toEqual({ code: 7, stderr: '' });
      expect(npmCalls()).toEqual(CALLS);
      expect(readdirSync(at('.local')).filter((name) => /^node-\d+\.exe$/.test(name))).toHaveLength(1);
    });

    it('only installs them when no script is named', async () => {
      write('bin/npm', npmOf(folder), { mode: 0o755 });
      rmSync(at('packages'), { recursive: true });
      expect(await run([])).toMatchObject({ code: 0, stderr: '' });
      expect(npmCalls()).toEqual(CALLS);
    });

    it('installs again after a change of the lockfile', async () => {
      install();
      write('npm/npm-cli.js', npmOf(folder));
      write('npm/package.json', '{}');
      const tomorrow = Date.now() / 1000 + 86_400;
      utimesSync(at('package-lock.json'), tomorrow, tomorrow);
      rmSync(at('node_modules/node'), { recursive: true });
      mkdirSync(at('node_modules/node/bin'), { recursive: true });
      await run(['show.ts'], {}, { npm_execpath: at('npm/npm-cli.js') });
      expect(npmCalls()).toEqual(CALLS);
    });

    it('installs again after an install that was not whole', async () => {
      write('bin/npm', npmOf(folder, { failing: 'rebuild' }), { mode: 0o755 });
      const [first, second] = [await run(['show.ts']), await run(['show.ts'])];
      expect([first.code, second.code]).toEqual([1, 1]);
      expect(npmCalls()).toEqual([...CALLS, ...CALLS]);
    });

    it.each([
      ['there is no npm', undefined, {}, /^npm is missing\. Install Node\.js 20 or newer with npm, and try again\.\n$/],
      ['npm is too old', { version: '9.8.1' }, {}, /^npm 9\.8\.1 is too old\. Run `npm install --global npm@10`.*\n$/],
      ['npm fails', { exitCode: 3 }, {}, /^The packages are not installed\. Correct what npm reports above.*\n$/],
      [
        'Node is too old',
        undefined,
        { node: '18.20.1' },
        /^Node\.js 18\.20\.1 is too old\. Install Node\.js 20 or.*\n$/,
      ],
    ])('says what to do when %s', async (_, npm, fake: Fake, sentence) => {
      if (npm) write('bin/npm', npmOf(folder, npm), { mode: 0o755 });
      const { code, stderr } = await run(['show.ts'], fake);
      expect(stderr).toMatch(sentence);
      expect(code).toBe(1);
    });
  });

  it('writes the routes of the browsers after a change of a contract, and only then', async () => {
    install();
    write(
      'packages/contracts/src/client-routes.cli.ts',
      `import { writeFileSync } from 'node:fs'; writeFileSync('written', '');`,
    );
    utimesSync(at('packages/contracts/src/client-routes.cli.ts'), 0, 0);
    await run(['show.ts']);
    expect(existsSync(at('written'))).toBe(false);
    write('packages/contracts/src/cart/routes.ts', '');
    const tomorrow = Date.now() / 1000 + 86_400;
    utimesSync(at('packages/contracts/src/cart/routes.ts'), tomorrow, tomorrow);
    expect((await run(['show.ts'])).code).toBe(7);
    expect(existsSync(at('written'))).toBe(true);
  });
});
