import { readStatus, restarted } from './memory.ts';
import { finalStatuses } from './send.ts';
import { targetOf } from './target.ts';

const run = {
  supervisor: 1,
  planHash: '',
  components: [{ name: 'gateway', port: 8081, managementPort: 9, pid: 7, logFile: '', restarts: 0 }],
};

describe('the target', () => {
  it('is the local run, unless another shop on this machine is named', () => {
    expect(targetOf(undefined, run)).toBe('http://127.0.0.1:8081');
    expect(targetOf('http://localhost:9000/', run)).toBe('http://localhost:9000');
  });

  it.each(['http://shop.example', 'http://127.0.0.1.evil.example', 'http://10.0.0.1:8080', 'https://localhost'])(
    'is never %s',
    (url) => {
      expect(() => targetOf(url, run)).toThrow('only a shop on this machine');
    },
  );

  it('is missing where nothing runs', () => {
    expect(() => targetOf(undefined, undefined)).toThrow('npm start');
  });
});

it('reads memory as Linux prints it', () => {
  expect(readStatus('VmPeak:\t 9 kB\nVmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\n')).toEqual({ now: 100, peak: 200 });
});

it('names the processes that are others by now', () => {
  const process = (name: string, pid: number) => ({ name, pid, restarts: 0, now: 1, peak: 1 });
  expect(restarted([process('cart', 1), process('catalog', 2)], [process('cart', 1), process('catalog', 3)])).toEqual([
    'catalog',
  ]);
});

it('counts the final answers on a connection', () => {
  expect(finalStatuses('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 401 Unauthorized\r\n\r\n{}HTTP/1.1 200 OK\r\n')).toEqual([
    401, 200,
  ]);
});
