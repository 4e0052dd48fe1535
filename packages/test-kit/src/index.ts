export { callers, describeAccess } from './access.ts';
export { eventually } from './eventually.ts';
export { combined, expectLists, MANY_ROWS } from './expect-lists.ts';
export { importRows } from './import-rows.ts';
export { fillRows } from './many-rows.ts';
export { connectParts, testService } from './service-parts.ts';
export { openSuite, type Suite } from './suite.ts';
export { watchQueries } from './watch-queries.ts';
