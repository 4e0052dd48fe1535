import { busy } from '@print-shop/service-kit/errors';
import { Child, type Limits } from './child.ts';
import type { Answer, Request } from './messages.ts';
import {
  type Answers,
  type GangJob,
  type MendJob,
  type Preflight,
  PreflightCrashed,
  type PreflightJob,
  type PrintJob,
} from './report.ts';

/** The number of jobs after which a fresh process begins: decoders fragment memory. */
const JOBS_PER_PROCESS = 50;
/** A process that waits so long for a job ends and gives its memory back. */
const IDLE_MS = 60_000;
/** The process stops by itself a little before it is killed, and can then say so. */
const SOFT_SHARE = 0.8;
/**
 * The most that a book may take, in deadlines of a page. A job on a checked file, which harms nobody, may take as much: its largest
 * pictures are written again.
 */
const MOST_DEADLINES = 15;
/** A request waits for a sheet, and the gateway gives it 15 seconds, the wait for its turn included. */
const SHEET_MS = 8_000;

/**
 * Starts no process until the first job; then keeps one. `deadlineMs` and `memoryMb` are limits of each job: the processor time
 * after which the process is killed while no page is done, and its resident memory in megabytes. A job may take `mostDeadlines` of them
 * in all. A person waits `patienceMs` milliseconds for the process to be free, and `sheetMs` for a sheet. The process ends after `idleMs`
 * milliseconds without a job.
 */
export function createPreflight(
  limits: Limits,
  {
    patienceMs = 5_000,
    mostDeadlines = MOST_DEADLINES,
    idleMs = IDLE_MS,
    sheetMs = SHEET_MS,
  }: { patienceMs?: number; mostDeadlines?: number; idleMs?: number; sheetMs?: number } = {},
): Preflight {
  let child: Child | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const [ms, mostMs] = [limits.deadlineMs * SOFT_SHARE, limits.deadlineMs * SOFT_SHARE * mostDeadlines];
  const sheetMostMs = Math.min(mostMs, sheetMs);
  const [perPage, atOnce, ofSheet] = [
    { ms, mostMs },
    { ms: mostMs, mostMs },
    { ms: sheetMostMs, mostMs: sheetMostMs, byClockMs: sheetMs },
  ];

  async function warmChild(): Promise<Child> {
    clearTimeout(idle);
    if (child?.isAlive && child.jobs < JOBS_PER_PROCESS) return child;
    await child?.end();
    child = new Child(limits);
    return child;
  }

  async function runNow(request: Request, onProgress: PreflightJob['onProgress']): Promise<Answer> {
    if (isClosed) throw new PreflightCrashed('the service is stopping');
    const runner = await warmChild();
    try {
      return await runner.run(request, onProgress);
    } finally {
      idle = setTimeout(() => child?.kill(), idleMs).unref();
    }
  }

  function inTurn<Result extends Answer>(
    request: Request,
    onProgress?: PreflightJob['onProgress'],
    isGivenUp = () => false,
  ): Promise<Result> {
    const result = last.then(() => {
      if (isGivenUp()) throw checksBusy();
      return runNow(request, onProgress);
    });
    last = result.catch(() => undefined); // its caller gets the error; the next job does not
    return result as Promise<Result>; // the process answers a request in its kind
  }

  /** A job that a person waits for: it begins soon, or never. */
  async function soon<Result extends Answer>(request: Request): Promise<Result> {
    const turn = last;
    let isGivenUp = false;
    const result = inTurn<Result>(request, undefined, () => isGivenUp);
    const patience = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      isGivenUp = true;
      patience.reject(checksBusy());
    }, patienceMs);
    result.catch(() => undefined); // whoever has given up has their answer
    await Promise.race([turn, patience.promise]).finally(() => clearTimeout(timer));
    return result;
  }

  return {
    run: ({ onProgress, ...job }: PreflightJob) => inTurn({ action: 'check', job, softDeadline: perPage }, onProgress),
    mend: ({ onProgress, ...job }: MendJob) => inTurn({ action: 'mend', job, softDeadline: atOnce }, onProgress),
    print: (job: PrintJob) => inTurn({ action: 'print', job, softDeadline: atOnce }),
    async gang(job: GangJob) {
      const result = await soon<Answers['gang']>({ action: 'gang', job, softDeadline: ofSheet });
      if (result.state === 'refused' && result.code === 'too-slow') throw sheetTooSlow();
      return result;
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await child?.end();
    },
  };
}

const checksBusy = () =>
  busy(
    {
      en: 'Another file is being checked at the moment. Please try again in a minute.',
      hi: 'अभी दूसरी फ़ाइल जाँची जा रही है। एक मिनट बाद फिर कोशिश कीजिए।',
    },
    'checks-busy',
    { retryAfterSeconds: 30 },
  );

const sheetTooSlow = () =>
  busy(
    {
      en: 'This sheet takes too long to make at the moment. Please try again in a minute, or print the file alone.',
      hi: 'यह शीट बनाने में अभी बहुत देर लग रही है। एक मिनट बाद फिर कोशिश कीजिए, या फ़ाइल को अकेला छापिए।',
    },
    'sheet-too-slow',
    { retryAfterSeconds: 30 },
  );
