import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeSecrets, urlOf, urlsOf } from './compose.ts';

const listed = (folder: string) =>
  [
    `${folder}\tmongo\t127.0.0.1:27018->27017/tcp`,
    `${folder}\trabbitmq\t4369/tcp, 15671/tcp, 127.0.0.1:5672->5672/tcp, 127.0.0.1:15672->15672/tcp`,
    `${folder}\tredis\t127.0.0.1:6379->6379/tcp`,
    `${folder}\ts3\t127.0.0.1:7070->7070/tcp`,
  ].join('\n');

describe('the services of docker compose', () => {
  it('are known by their folder, with the ports that they have', () => {
    expect(urlsOf(listed('/code/shop'), '/code/shop')).toEqual({
      mongo: urlOf('mongo', 27018, composeSecrets),
      rabbitmq: 'amqp://operator:local-only@127.0.0.1:5672',
      redis: 'redis://:local-only@127.0.0.1:6379',
      s3: 'http://127.0.0.1:7070',
    });
  });

  it('are those of this folder only, also when compose reached it by a link', () => {
    const folder = mkdtempSync(join(tmpdir(), 'compose-'));
    try {
      const link = join(folder, 'link');
      symlinkSync(tmpdir(), link);
      expect(Object.keys(urlsOf(listed(link), tmpdir()))).toHaveLength(4);
      expect(urlsOf(listed('/another/copy'), folder)).toEqual({});
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are left out when they are not of the shop, or publish no port', () => {
    const other = '/code/shop\tgrafana\t127.0.0.1:3000->3000/tcp\n/code/shop\tmongo\t27017/tcp';
    expect(urlsOf(other, '/code/shop')).toEqual({});
    expect(urlsOf('', '/code/shop')).toEqual({});
  });
});
