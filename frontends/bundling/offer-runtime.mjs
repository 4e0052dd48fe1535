import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Runtime plugin of the host: the remotes take the federation runtime from here (`experiments.externalRuntime`). The plugin that
 * `provideExternalRuntime` adds does the same, but brings the whole runtime a second time, as CommonJS.
 */
export default function offerRuntime() {
  return {
    name: 'offer-runtime',
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
      return args;
    },
  };
}
