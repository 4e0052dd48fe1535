export { type AccessOptions, type AccessRow, type Caller, callers, describeAccess } from './access.ts';
export { eventually } from './eventually.ts';
export { connectParts, type ServiceParts, type TestedService, testService } from './service-parts.ts';
export { openSuite, type Suite } from './suite.ts';
export { startTokens, type TestTokens, type TokenFor } from './tokens.ts';
