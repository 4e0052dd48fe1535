import type { ContractRouter } from '@print-shop/service-kit';
import { type StatementRoutesDeps, statementRoutes } from './statement.routes.ts';

export const createStatements = (router: ContractRouter, deps: StatementRoutesDeps): void =>
  statementRoutes(router, deps);
