export { hasCommand, run, tryRun } from './command.ts';
export { canInstall, install } from './debian.ts';
export { docker, dockerAnswers, ensureDocker, pullImage, tryDocker } from './docker.ts';
export { localDir, root } from './paths.ts';
export { choosePort, freePort, isFree } from './ports.ts';
export { commandLineOf, isAlive } from './process.ts';
export { say, step } from './progress.ts';
export { dropState, readState, writeState } from './state.ts';
