import type { ContractRouter } from '@print-shop/service-kit';
import { type StatementRoutesDeps, statementRoutes } from './statement.routes.ts';

/** Creates the statements of the bank: their routes. */
export const createStatements = (router: ContractRouter, deps: StatementRoutesDeps): void =>
  statementRoutes(router, deps);
