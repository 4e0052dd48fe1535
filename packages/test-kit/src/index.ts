export { callers, describeAccess } from './access.ts';
export { eventually } from './eventually.ts';
export { connectParts, testService } from './service-parts.ts';
export { openSuite, type Suite } from './suite.ts';
