import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { parse } from 'yaml';
import { find, render, type Values, workloads } from '../../charts/rendered.fixture.ts';

// The commands run with programs of a folder in place of those of the server. Nothing outside that folder is changed.

const here = import.meta.dirname;
const commands = ['install', 'upgrade', 'restore', 'status'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-machine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settingsFile = () => join(folder, 'etc/shop.env');

/** Puts programs on the path, each with a script in the language of the shell. */
function pretend(programs: Record<string, string>): void {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), `#!/bin/bash\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
}

function bash(args: string[], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync('bash', args, {
    encoding: 'utf8',
    input: '',
    env: {
      PATH: `${join(folder, 'bin')}:${PATH}`,
      HOME,
      SHOP_SETTINGS: settingsFile(),
      OS_RELEASE: join(folder, 'os-release'),
      K3S_FOLDER: join(folder, 'k3s'),
      K3S_MANIFESTS: join(folder, 'manifests'),
      POLL_SECONDS: '0.01',
      ...env,
    },
  });
  return { status, out: stdout.trim(), error: stderr.trim() };
}

/** Runs lines with the functions of lib.sh, with these settings over those of the example. */
const withLibrary = (lines: string, settings: Record<string, string> = {}, env: Record<string, string> = {}) => {
  const given = Object.entries(settings).map(
    ([name, value]) => `SETTINGS[${name}]='${value.replaceAll("'", "'\\''")}'`,
  );
  return bash(['-c', ['set -euo pipefail', `. '${here}/lib.sh'`, 'load_settings', ...given, lines].join('\n')], env);
};

const command = (name: string, args: string[] = [], env: Record<string, string> = {}) =>
  bash([join(here, name), ...args], env);

const enough = {
  DOMAIN: 'shop.example.com',
  ADMIN_EMAIL: 'owner@example.com',
  IMAGE_REGISTRY: 'registry.example.com/shop',
};

/** A server on which all is well. */
function goodServer(): void {
  writeFileSync(join(folder, 'os-release'), 'PRETTY_NAME="Debian"\nID=debian\nVERSION_ID="13"\n');
  pretend({
    id: 'echo 0',
    uname: 'echo x86_64',
    free: 'printf "       total used free shared buff available\\nMem:   3800 500 1000 1 2 3000\\n"',
    df: 'printf "Filesystem 1M Used Available Use%% On\\n/dev/vda 40000 5000 35000 13%% /\\n"',
    ss: '',
    hostname: 'echo 192.0.2.7 2001:db8::7',
    getent: 'echo "192.0.2.7 STREAM shop.example.com"',
    curl: 'printf "HTTP/2 401\\r\\nDate: %s\\r\\n" "$(date -uR)"',
    openssl: '',
    flock: '',
  });
}
const faultsOfServer = (settings = {}, env = {}) =>
  withLibrary('server_faults no', { ...enough, ...settings }, env).out;

describe('the commands', () => {
  it.each([...commands, ...readdirSync(here).filter((name) => name.endsWith('.sh'))])('%s is well-formed', (name) => {
    expect(bash(['-n', join(here, name)])).toEqual({ status: 0, out: '', error: '' });
  });

  it.each(commands)('%s may be executed, explains itself, and refuses an option that it does not have', (name) => {
    expect(statSync(join(here, name)).mode & 0o111).toBe(0o111);
    const help = command(name, ['--help']);
    expect([help.status, help.out]).toEqual([0, expect.stringContaining(`sudo deploy/one-machine/${name}`)]);
    expect(command(name, ['--no-such-option'])).toMatchObject({
      status: 1,
      error: 'There is no option --no-such-option; --help lists the options.',
    });
  });

  it('say first what is missing, and change nothing', () => {
    goodServer();
    const { status, error } = command('install');
    expect(status).toBe(1);
    expect(error.split('\n')).toEqual([
      `DOMAIN is missing: set it in ${settingsFile()}, or give --domain.`,
      `ADMIN_EMAIL is missing: set it in ${settingsFile()}, or give --admin-email.`,
      `IMAGE_REGISTRY is missing: set it in ${settingsFile()}, or give --image-registry.`,
    ]);
    expect(existsSync(settingsFile())).toBe(false);
    expect(command('upgrade').error).toBe('Name the version: upgrade 1.2.3');
    expect(command('upgrade', ['1.2.3']).error).toBe(`There is no ${settingsFile()}: run install first.`);
    expect(command('status').error).toBe(`There is no ${settingsFile()}: run install first.`);
    expect(command('restore').error).toContain('BACKUP_PASSPHRASE is missing');
  });
});

describe('the settings', () => {
  const write = (text: string) => {
    mkdirSync(join(folder, 'etc'));
    writeFileSync(settingsFile(), text);
  };

  it('are taken letter by letter', () => {
    write("# ours\nSMTP_URL=smtps://a:p$HOME`x`#\"'=@mail.example.com\r\n\nMAIL_FROM=Asha's <a@example.com>");
    const { out } = withLibrary('setting SMTP_URL; echo; setting MAIL_FROM; echo; setting TLS');
    expect(out.split('\n')).toEqual(['smtps://a:p$HOME`x`#"\'=@mail.example.com', "Asha's <a@example.com>", 'acme']);
  });

  it.each([
    ['DOMIAN=shop.example.com', '"DOMIAN" is no setting'],
    ['export DOMAIN=shop.example.com', '"export DOMAIN" is no setting'],
    ['shop.example.com', '"shop.example.com" is no setting'],
  ])('are refused with the number of their line: %s', (line, reason) => {
    write(`# ours\n${line}\n`);
    const { status, error } = withLibrary('');
    expect([status, error]).toEqual([1, expect.stringContaining(`${settingsFile()}, line 2: ${reason}`)]);
  });

  it('are stored for their owner alone, with the comments and the order that are there', () => {
    write('# ours\nBACKUP_BUCKET=old\nDOMAIN=shop.example.com\n');
    expect(withLibrary('store_settings', { BACKUP_BUCKET: "new's", TLS: 'none' }).status).toBe(0);
    const lines = readFileSync(settingsFile(), 'utf8').split('\n');
    expect(lines.slice(0, 3)).toEqual(['# ours', "BACKUP_BUCKET=new's", 'DOMAIN=shop.example.com']);
    expect(lines).toContain('TLS=none');
    expect(statSync(settingsFile()).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'etc'))).toEqual(['shop.env']);
  });

  it.each([
    ['DOMAIN', 'https://shop.example.com', 'a host name'],
    ['DOMAIN', 'localhost', 'a host name'],
    ['ADMIN_EMAIL', 'owner', 'an email address'],
    ['TLS', 'yes', '"acme" or "none"'],
    ['IMAGE_REGISTRY', 'https://registry.example.com', 'without https://'],
    ['IMAGE_REGISTRY', 'registry.example.com/', 'without a slash at the end'],
    ['IMAGE_TAG', '1.2.3 latest', 'a version'],
    ['SMTP_URL', 'mail.example.com', 'smtps://'],
    ['MAIL_FROM', 'Shop <shop@example.com>', 'so SMTP_URL must be set'],
    ['RAZORPAY_KEY_ID', 'rzp', 'so RAZORPAY_KEY_SECRET RAZORPAY_WEBHOOK_SECRET must be set'],
    ['BACKUP_BUCKET', 'shop', 'so BACKUP_ENDPOINT BACKUP_ACCESS_KEY BACKUP_SECRET_KEY must be set'],
    ['BACKUP_ENDPOINT', 's3.example.com', 'the address of an S3 service'],
    ['BACKUP_KEEP_DAYS', 'a month', 'a number of days'],
    ['BACKUP_PATH_STYLE', 'no', '"true" or "false"'],
  ])('are refused by a sentence: %s=%s', (name, value, reason) => {
    const { out } = withLibrary('setting_faults', { ...enough, [name]: value });
    expect(out).toContain(name);
    expect(out).toContain(reason);
    expect(withLibrary('setting_faults', enough).out).toBe('');
  });

  it('get a passphrase and the version of the chart where they have none', () => {
    const bucket = {
      BACKUP_BUCKET: 'b',
      BACKUP_ENDPOINT: 'https://s3.example.com',
      BACKUP_ACCESS_KEY: 'a',
      BACKUP_SECRET_KEY: 's',
    };
    const lines = 'complete_settings; for name in BACKUP_PASSPHRASE IMAGE_TAG ACME_EMAIL; do setting $name; echo; done';
    const [passphrase, tag, email] = withLibrary(lines, { ...enough, ...bucket }).out.split('\n');
    expect(passphrase).toMatch(/^[A-Z2-7]{32}$/);
    const { appVersion } = parse(readFileSync(join(root, 'charts/print-shop/Chart.yaml'), 'utf8'));
    expect([tag, email]).toEqual([appVersion, enough.ADMIN_EMAIL]);
  });

  it('make values that the chart takes', () => {
    const settings = {
      ...enough,
      IMAGE_TAG: '1.2.3',
      SMTP_URL: 'smtp://a:b@mail.example.com:2525',
      MAIL_FROM: "Asha's shop <shop@example.com>",
      RAZORPAY_KEY_ID: 'k',
    };
    const values: Values = parse(withLibrary('settings_values 1.2.3', settings).out);
    const oneMachine: Values = parse(readFileSync(join(root, 'deploy/values/one-machine.yaml'), 'utf8'));
    const objects = render({
      ...oneMachine,
      ...values,
      ingress: { ...(oneMachine.ingress as object), ...(values.ingress as object) },
    });
    expect(find(objects, 'Ingress', 'shop').spec?.rules?.[0]?.host).toBe(enough.DOMAIN);
    expect(find(objects, 'ConfigMap', 'shop-identity').data).toMatchObject({
      PUBLIC_URL: 'https://shop.example.com',
      MAIL_FROM: settings.MAIL_FROM,
    });
    expect(values.mail).toMatchObject({ port: 2525 });
    const bucket = { BACKUP_BUCKET: 'b', BACKUP_ENDPOINT: 'https://s3.example.com', BACKUP_PATH_STYLE: 'false' };
    const { backup }: Values = parse(withLibrary('settings_values 1.2.3', { ...enough, ...bucket }).out);
    const job = find(render({ backup } as Values), 'CronJob', 'shop-backup');
    expect(JSON.stringify(job)).toContain('{"name":"BACKUP_PATH_STYLE","value":"false"}');
    const others: Values = parse(withLibrary('settings_values 1.2.3', { ...enough, TLS: 'none' }).out);
    expect(others).toMatchObject({ ingress: { enabled: false }, components: { gateway: { trustedProxies: 0 } } });
  });
});

describe('a server', () => {
  beforeEach(goodServer);

  it('on which all is well has no fault', () => {
    expect(faultsOfServer()).toBe('');
    expect(withLibrary('warn_dns shop.example.com; warn_firewall').out).toBe('');
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['of another user', { id: 'echo 1000' }, /run it with sudo\.$/],
    ['with another processor', { uname: 'echo riscv64' }, /^The processor riscv64 is not supported/],
    [
      'with little memory',
      { free: 'echo "Mem: 1900 1 1 1 1 1"' },
      /^This server has 1900 MiB of memory .* 4 GB or more\.$/,
    ],
    [
      'with a full disk',
      { df: 'printf "h\\n/dev/vda 40000 39000 1000 98%% /\\n"' },
      /^\/var\/lib has 1000 MiB left and needs 15000/,
    ],
    [
      'with a taken port',
      { ss: '[[ $* != *:443* ]] || echo \'LISTEN 0 511 *:443 *:* users:(("nginx",pid=7,fd=6))\'' },
      /^Port 443 is taken by nginx \(process 7\): stop and disable it/,
    ],
    ['whose domain has no address', { getent: 'exit 2' }, /^shop\.example\.com has no address: add a DNS record A/],
    [
      'that cannot reach the registry',
      { curl: 'echo "curl: (6) Could not resolve host" >&2; exit 6' },
      /^The registry registry\.example\.com does not answer \(curl: \(6\) Could not resolve host\)/,
    ],
    [
      'with another server for the registry',
      { curl: 'printf "HTTP/1.1 404 Not Found\\r\\n"' },
      /is no image registry \(HTTP\/1\.1 404/,
    ],
    [
      'with a wrong clock',
      { curl: 'printf "HTTP/2 200\\r\\nDate: %s\\r\\n" "$(date -uR -d "-1 hour")"' },
      /^The clock of this server is 36\d\d seconds wrong/,
    ],
  ])('%s has one fault, which says what to do', (_, programs, fault) => {
    pretend(programs);
    const faults = faultsOfServer();
    expect(faults).toMatch(fault);
    expect(faults.split('\n')).toHaveLength(1);
    const { status, error } = command('install', [
      '--domain',
      'shop.example.com',
      '--admin-email',
      'a@example.com',
      '--image-registry',
      'registry.example.com/shop',
    ]);
    expect([status, error]).toEqual([1, faults]);
    expect(existsSync(settingsFile())).toBe(false);
  });

  it.each([
    ['ubuntu', '24.04', ''],
    ['debian', '11', 'This server runs debian 11: rent one with'],
    ['alpine', '3.22', 'This server runs alpine 3.22: rent one with'],
  ])('runs %s %s', (id, version, fault) => {
    writeFileSync(join(folder, 'os-release'), `ID=${id}\nVERSION_ID="${version}"\n`);
    expect(faultsOfServer().slice(0, fault.length)).toBe(fault);
    expect(faultsOfServer() === '').toBe(fault === '');
  });

  it('may be reached by another address, which is a warning alone', () => {
    pretend({ getent: 'echo "203.0.113.9 STREAM shop.example.com"' });
    expect(faultsOfServer()).toBe('');
    expect(withLibrary('warn_dns shop.example.com').out).toContain("no address of this server's own");
  });

  it('with k3s has its ports, and its images on the disk', () => {
    pretend({ k3s: '', ss: 'echo x', df: 'printf "h\\n/dev/vda 40000 36000 4000 90%% /\\n"' });
    expect(faultsOfServer()).toContain('a k3s that install did not set up');
    withLibrary('configure_k3s', enough);
    expect(faultsOfServer()).toBe('');
  });

  it('is not looked at where KUBECONFIG names a cluster, which must answer', () => {
    pretend({ id: 'echo 1000', kubectl: '', helm: '' });
    const env = { KUBECONFIG: '/somewhere/else' };
    expect(faultsOfServer({}, env)).toBe('');
    pretend({ kubectl: 'exit 1' });
    expect(faultsOfServer({}, env)).toContain('/somewhere/else names does not answer');
  });
});

describe('a download', () => {
  it('is not used when its checksum is another one', () => {
    pretend({ curl: 'while [ "$1" != -o ]; do shift; done; echo other >"$2"' });
    const sum = '8c4a2f5b5d0e7ea12ca2b84f8f0f6ca9e1a1c4f1a5b1c7a9d0f1a2b3c4d5e6f7';
    const { status, error } = withLibrary(`download https://example.com/k3s ${sum} '${join(folder, 'k3s.sh')}'`);
    expect([status, error]).toEqual([
      1,
      expect.stringContaining('has another checksum than this release expects, and was not run'),
    ]);
  });

  it('brings a newer version, and never an older one', () => {
    const older = (a: string, b: string) => withLibrary(`is_older ${a} ${b} && echo older || echo not`).out;
    expect([older('v1.33.6+k3s1', 'v1.36.4+k3s1'), older('v1.36.4+k3s1', 'v1.36.4+k3s1')]).toEqual(['older', 'not']);
    expect(older('v1.36.10+k3s1', 'v1.36.9+k3s1')).toBe('not');
  });
});

describe('k3s', () => {
  const configured = (settings: Record<string, string>) => {
    withLibrary('configure_k3s', { ...enough, ACME_EMAIL: 'owner@example.com', ...settings });
    return parse(readFileSync(join(folder, 'k3s/config.yaml.d/print-shop.yaml'), 'utf8'));
  };
  const manifest = () => join(folder, 'manifests/print-shop-traefik.yaml');

  it('has a Traefik at ports 80 and 443 that gets a certificate for the owner', () => {
    expect(configured({}).disable).toEqual(['servicelb']);
    const { kind, spec } = parse(readFileSync(manifest(), 'utf8'));
    expect(kind).toBe('HelmChartConfig');
    const values = parse(spec.valuesContent);
    expect([values.ports.web.hostPort, values.ports.websecure.hostPort]).toEqual([80, 443]);
    expect(values.additionalArguments).toContain('--certificatesresolvers.letsencrypt.acme.email=owner@example.com');
  });

  it('has no Traefik where something else ends TLS', () => {
    configured({});
    expect(configured({ TLS: 'none' }).disable).toEqual(['servicelb', 'traefik']);
    expect(existsSync(manifest())).toBe(false);
  });

  it('keeps the configuration of others', () => {
    mkdirSync(join(folder, 'k3s'));
    writeFileSync(join(folder, 'k3s/config.yaml'), 'node-name: ours\n');
    configured({});
    expect(readFileSync(join(folder, 'k3s/config.yaml'), 'utf8')).toBe('node-name: ours\n');
  });

  it('starts again after a change of its configuration, also when the command before was interrupted', () => {
    const log = join(folder, 'log');
    pretend({ k3s: 'echo "k3s version v99.0.0+k3s1"', kubectl: '', systemctl: `echo "$*" >>'${log}'` });
    configured({ TLS: 'none' });
    for (const TLS of ['none', 'none', 'acme']) expect(withLibrary('ensure_k3s', { ...enough, TLS }).status).toBe(0);
    expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual(['restart k3s', 'start k3s', 'restart k3s']);
  });
});

describe('a release', () => {
  const log = () => readFileSync(join(folder, 'log'), 'utf8').trim();
  const settle = (revisions: string) => {
    pretend({
      kubectl: `[[ $* != *owner=helm* ]] || printf '${revisions}'`,
      helm: `echo "$*" >>'${join(folder, 'log')}'`,
    });
    writeFileSync(join(folder, 'log'), '');
    return withLibrary('SCRATCH=$(mktemp -d); settle_release; rm -r "$SCRATCH"');
  };

  it('that is complete stays as it is', () => {
    for (const revisions of ['', '1 deployed\\n', '1 superseded\\n2 failed\\n3 deployed\\n']) {
      expect(settle(revisions)).toMatchObject({ status: 0, out: '' });
      expect(log()).toBe('');
    }
  });

  it('that was interrupted at its first install begins again', () => {
    for (const state of ['pending-install', 'failed']) {
      expect(settle(`1 ${state}\\n`).status).toBe(0);
      expect(log()).toContain('uninstall shop');
    }
  });

  it('that was interrupted at an upgrade goes back to the last complete revision, not to a failed one', () => {
    expect(settle('10 pending-upgrade\\n9 failed\\n8 deployed\\n7 superseded\\n').status).toBe(0);
    expect(log()).toContain('rollback shop 8');
  });

  it.each([
    ['a container', String.raw`shop-cart-1\tPending\tFalse\t ImagePullBackOff\t`],
    ['the first of its containers', String.raw`shop-cart-1\tPending\tFalse\tImagePullBackOff PodInitializing\t`],
  ])('is not waited for where the image of %s cannot be had', (_, pod) => {
    pretend({ kubectl: `printf '${pod}\\n'`, helm: 'exec sleep 600' });
    const { out, error } = withLibrary('open_scratch; run_watched helm upgrade || echo stopped');
    expect(out).toContain('stopped');
    expect(error).toContain("An image can't be pulled: shop-cart-1: ImagePullBackOff");
  });

  it('waits for pods that are not ready, and not for those of ended jobs', () => {
    const pods = [
      String.raw`shop-cart-1\tRunning\tTrue\t \t`,
      String.raw`shop-backup-1\tSucceeded\tFalse\t \t`,
      String.raw`shop-backup-2\tFailed\tFalse\t \t`,
      String.raw`shop-shell-1\tPending\t\t \t0/1 nodes are available: 1 Insufficient memory`,
      String.raw`shop-artwork-1\tPending\tFalse\tPodInitializing PodInitializing\t`,
    ];
    pretend({ kubectl: `printf '${pods.join('\\n')}\\n'` });
    expect(withLibrary('pod_faults').out.split('\n')).toEqual([
      'shop-shell-1: 0/1 nodes are available: 1 Insufficient memory',
      'shop-artwork-1: not ready yet',
    ]);
  });

  it('of the backing services alone runs no pod of the shop', () => {
    const options = withLibrary('stopped_options').out.split('\n');
    const values: Values = { defaults: { autoscaling: { enabled: false }, replicas: 0 }, components: {} };
    for (const option of options) {
      const [, component] = /^--set=components\.([a-z-]+)\.replicas=0$/.exec(option) ?? [];
      if (component) (values.components as Values)[component] = { replicas: 0 };
    }
    expect(options[0]).toBe('--set=defaults.replicas=0');
    const running = workloads(render(values)).filter(({ kind, spec }) => kind !== 'Job' && spec?.replicas !== 0);
    expect(running.map(({ kind }) => kind)).toEqual(['StatefulSet', 'StatefulSet', 'StatefulSet', 'StatefulSet']);
  });
});

describe('a cluster', () => {
  const at = (name: string) => join(folder, name);
  const log = () => readFileSync(at('log'), 'utf8');
  const calls = (part: string) =>
    log()
      .split('\n')
      .filter((line) => line.startsWith(part)).length;
  const inCluster = (name: string, args: string[] = []) => {
    writeFileSync(at('log'), '');
    return command(name, args, { KUBECONFIG: at('kubeconfig') });
  };
  const version = parse(readFileSync(join(root, 'charts/print-shop/Chart.yaml'), 'utf8')).version;

  /** Makes a cluster of files. `mark` is the mark of a restore. `fails` names a call that fails, `once` one that fails once. */
  function pretendCluster(has: Record<string, string> = {}): void {
    const files = { kubeconfig: '', chart: `print-shop-${version}`, tag: version, job: 'Complete', ...has };
    for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
    const begin = `cd '${folder}'; echo "$(basename "$0") $*" >>log; [[ ! -e fails || "$*" != *$(cat fails 2>/dev/null)* ]] || exit 1`;
    pretend({
      helm: begin,
      kubectl: `${begin}
mark=shop-restoring
if [[ -e once && "$*" = *$(cat once 2>/dev/null)* ]]; then rm once; exit 1; fi
case "$*" in
  *"get configmap $mark --ignore"*) [ ! -e mark ] || echo "configmap/$mark" ;;
  *"get configmap $mark"*data.backup*) cut -d' ' -f1 mark ;;
  *"get configmap $mark"*data.replace*) cut -d' ' -f2 mark ;;
  *"create configmap $mark"*) sed 's/.*backup=\\([^ ]*\\) .*replace=\\([a-z]*\\).*/\\1 \\2/' <<<"$*" >mark ;;
  *"delete configmap $mark"*) rm -f mark ;;
  *owner=helm*) [ ! -e revisions ] || cat revisions ;;
  *'get persistentvolumeclaims'*) [ ! -e volumes ] || cat volumes ;;
  *'get deployment'*version*) cat tag ;;
  *'get deployment'*chart*) cat chart ;;
  *'create -f -'*) cat >pod ;;
  *'get secret shop-secrets'*) exit 1 ;;
  *'get pod shop-backup-tool'*) if grep -q setInterval pod; then echo Running; else echo Succeeded; fi ;;
  *'logs shop-backup-tool'*) echo 'backup B1 is whole: 1 document, 1 s' ;;
  *'exec shop-backup-tool'*) echo 'kind: Secret' ;;
  *'get jobs'*) [ ! -e jobs ] || cat jobs ;;
  *'get job '*) [ ! -e states ] || [ "$(wc -l <states)" = 0 ] || { head -n 1 states; sed -i 1d states; exit; }; cat job ;;
  *'create job --from'* | *'set env --local'*) echo '{}' ;;
  *'logs job/'*) echo 'backup B1 is restored' ;;
esac`,
    });
    mkdirSync(join(folder, 'etc'), { recursive: true });
    const lines = Object.entries({
      ...enough,
      BACKUP_BUCKET: 'b',
      BACKUP_ENDPOINT: 'https://s3.example.com',
      BACKUP_ACCESS_KEY: 'a',
      BACKUP_SECRET_KEY: 's',
      BACKUP_PASSPHRASE: 'correct horse battery',
    }).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(settingsFile(), lines.join(''));
  }

  it('that is empty gets the backup that was checked, and no other', () => {
    pretendCluster();
    expect(inCluster('restore')).toMatchObject({ status: 0, error: '' });
    expect(log()).toContain('BACKUP=B1 REPLACE=false');
    expect(log()).toContain('--set backup.suspend=true');
    const [tool] = parse(readFileSync(at('pod'), 'utf8')).spec.containers;
    expect(tool.env).toContainEqual({ name: 'BACKUP', value: 'B1' });
    expect(tool.env).toContainEqual({ name: 'BACKUP_PATH_STYLE', value: 'true' });
    // On an empty server there is no other Secret yet.
    const named = JSON.stringify(tool.env).match(/(?<="secretKeyRef":\{"name":")[^"]+/g);
    expect(named).toEqual(['shop-backup-tool', 'shop-backup-tool', 'shop-backup-tool']);
    expect(tool.args).toEqual(['-e', 'setInterval(() => {}, 60000)']);
    expect(existsSync(at('mark'))).toBe(false);
    // Keys and passwords of the shop do not come by a log.
    expect(calls('kubectl --namespace print-shop logs shop-backup-tool')).toBe(1);
    expect(calls('kubectl --namespace print-shop exec shop-backup-tool')).toBe(1);
    expect(log()).toContain('delete pod,secret shop-backup-tool shop-backup-tool-registry');
  });

  it.each([
    ['volumes', 'persistentvolumeclaim/data-shop-mongodb-0'],
    ['revisions', '1 deployed\n'],
  ])('with a shop that has %s is not restored without --replace, and stays as it is', (name, text) => {
    pretendCluster({ [name]: text });
    const { status, error } = inCluster('restore');
    expect([status, error]).toEqual([1, expect.stringContaining('There is a shop with data')]);
    expect(inCluster('restore', ['--list']).out).toContain('B1');
    expect(log()).not.toMatch(
      /print-shop-backup |create secret generic print-shop-(mail|backup|registry)|helm .*upgrade/,
    );
    expect(inCluster('restore', ['B1', '--replace']).status).toBe(0);
    expect(log()).toContain('BACKUP=B1 REPLACE=true');
  });

  it('that does not say what it has is not restored', () => {
    pretendCluster({ fails: 'get persistentvolumeclaims' });
    expect(inCluster('restore')).toMatchObject({ status: 1, error: expect.stringContaining('does not answer') });
  });

  it('with an interrupted restore goes on with its backup, and starts no shop before', () => {
    pretendCluster({ mark: 'B0 no', revisions: '1 deployed\n' });
    for (const [name, args] of [
      ['install', []],
      ['upgrade', ['9.9.9']],
    ] as const) {
      const { status, error } = inCluster(name, [...args]);
      expect([status, error]).toEqual([1, expect.stringContaining('A restore has begun and not ended')]);
      expect(calls('helm ')).toBe(0);
    }
    expect(inCluster('status').out).toMatch(/^! Restore +one has begun and not ended: run restore/m);
    expect(inCluster('restore', ['B1']).error).toContain('The restore of B0 has begun and not ended');
    expect(inCluster('restore').status).toBe(0);
    expect(log()).toContain('REPLACE=false');
  });

  it('has no mark of a restore once its data are back, even if the shop does not start', () => {
    pretendCluster({ fails: 'test shop' });
    const { status, error } = inCluster('restore');
    expect([status, error]).toEqual([1, expect.stringContaining('and run install.')]);
    expect(existsSync(at('mark'))).toBe(false);
  });

  it('has no job of an earlier restore when the next one begins', () => {
    pretendCluster({ jobs: 'shop-restore-1 shop-restore\nbackup-now shop-backup\nother \nreport-1 report\n' });
    expect(inCluster('restore').status).toBe(0);
    expect(log()).toMatch(/delete job shop-restore-1 backup-now --ignore-not-found --cascade=foreground --wait/);
    expect(log()).toMatch(/wait --for=delete pod .*--field-selector=status.phase!=Succeeded,status.phase!=Failed/);
    expect(log().indexOf('delete job')).toBeLessThan(log().indexOf('create job'));
  });

  it('may once not answer while a job runs', () => {
    pretendCluster({ once: 'get job shop' });
    expect(inCluster('restore').status).toBe(0);
    expect(existsSync(at('once'))).toBe(false);
  });

  it('may say in steps that a job has ended', () => {
    pretendCluster({ states: '\nSuccessCriteriaMet\n', job: 'SuccessCriteriaMet Complete' });
    expect(inCluster('restore').status).toBe(0);
    pretendCluster({ states: '\nFailureTarget\n', job: 'FailureTarget Failed' });
    expect(inCluster('restore').error).toContain('The restore failed');
    expect(existsSync(at('mark'))).toBe(true);
  });

  it('ends a restore with a sentence where the job cannot be made or asked about', () => {
    for (const fails of ['create job', 'get job shop']) {
      pretendCluster({ fails });
      expect(inCluster('restore')).toMatchObject({ status: 1, error: expect.stringContaining('The restore failed') });
    }
  });

  it('with an older chart is brought to this one by upgrade alone', () => {
    pretendCluster({ chart: 'print-shop-0.0.1', revisions: '1 deployed\n' });
    const { status, error } = inCluster('install');
    expect([status, error]).toEqual([
      1,
      expect.stringMatching(/^The shop runs the chart print-shop-0.0.1 .* run "upgrade /),
    ]);
    expect(calls('helm ')).toBe(0);
  });
});
