import type { Redis } from 'ioredis';
import type { Logger } from './log.ts';

interface ChannelOptions {
  redis: Redis;
  /** Its name in Redis, which the log shows too: "ordering:outcomes". */
  channel: string;
  logger: Logger;
  onClose(name: string, close: () => unknown): void;
}

/**
 * Short messages among the processes of a service. They are lost while Redis is away, so a listener must also look by itself.
 */
export function createRedisChannel({ redis, channel, logger, onClose }: ChannelOptions) {
  const failed = (error: unknown): void => logger.warn({ err: error, channel }, 'a message between processes failed');
  return {
    say(text: string): void {
      redis.publish(channel, text).catch(failed);
    },

    /** Hears what this and the other processes say from now on. */
    listen(hear: (text: string) => unknown): void {
      // A connection that listens can send nothing else. It listens again whenever it has come back.
      const listener = redis.duplicate({ autoResubscribe: false, connectionName: channel });
      listener.on('error', (error) => logger.warn({ err: error, channel }, 'the connection to Redis failed'));
      listener.on('ready', () => listener.subscribe(channel).catch(failed));
      listener.on('message', (_, text) => Promise.resolve(text).then(hear).catch(failed));
      onClose(channel, () => listener.disconnect());
    },
  };
}
