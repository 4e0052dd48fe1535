import type { Connection } from 'mongoose';
import { type DeclaredIndex, planFault, type Query } from './query-plan.ts';

/** Collections with a row for each thing that staff enter, or for each day; a shop has a few hundred, which may be read whole. */
const SMALL = new Set([
  'coupons',
  'message-sentences',
  'print-profiles',
  'product_colors',
  'product_types',
  'settlements',
  'synonym_groups',
  'tax-rules',
]);

type Command = Record<string, unknown>;

/** The driver sends a sort as a map, and takes it as an object as well. */
const sortOf = (sort: unknown): Query['sort'] =>
  sort instanceof Map ? Object.fromEntries(sort) : (sort as Query['sort']);

/** Returns what a command of the wire protocol asks for; commands that read nothing ask for nothing. */
export function queriesOf(name: string, command: Command): Query[] {
  const collection = String(command[name]);
  const comment = command.comment as string | undefined;
  const query = (filter: unknown, more: Partial<Query> = {}): Query[] => [
    { collection, filter: (filter ?? {}) as Query['filter'], comment, hasHint: 'hint' in command, ...more },
  ];
  switch (name) {
    case 'find': {
      const limit = command.limit as number | undefined;
      const isOfWholeDocuments = !Object.values(command.projection ?? {}).includes(1);
      return query(command.filter, { sort: sortOf(command.sort), limit, isOfWholeDocuments });
    }
    case 'findAndModify':
      return query(command.query, { sort: sortOf(command.sort), limit: 1 });
    case 'count':
    case 'distinct':
      return query(command.query);
    case 'update':
      return (command.updates as { q: object }[]).flatMap(({ q }) => query(q));
    case 'delete':
      return (command.deletes as { q: object }[]).flatMap(({ q }) => query(q));
    case 'aggregate': {
      const pipeline = command.pipeline as Record<string, unknown>[];
      const stage = (operator: string) => pipeline.find((one) => operator in one)?.[operator];
      const isGrouped = stage('$group') !== undefined;
      const sort = isGrouped ? undefined : sortOf(stage('$sort'));
      const limit = isGrouped ? undefined : (stage('$limit') as number | undefined);
      return query(pipeline[0]?.$match, { sort, limit });
    }
    default:
      return [];
  }
}

function declaredFor({ models }: Connection, collection: string): DeclaredIndex[] {
  return Object.values(models)
    .filter((model) => model.collection.name === collection)
    .flatMap(({ schema }) => schema.indexes().map(([key, options]) => ({ ...options, key }) as DeclaredIndex));
}

/** Filters of the same shape differ only in values: `{"userId":"?"}`. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 3).map(shapeOf);
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return '?';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
};

export interface WatchedQueries {
  /** Throws an error that names every query that no declared index serves. */
  expectIndexed(): void;
}

/** Records the queries of a connection whose address asks for `monitorCommands`. */
export function watchQueries(connection: Connection): WatchedQueries {
  const seen = new Map<string, Query>();
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    for (const query of queriesOf(commandName, command)) {
      const { collection, filter, sort, limit, comment } = query;
      const shape = { [commandName]: collection, filter: shapeOf(filter), sort, isLimited: Boolean(limit), comment };
      seen.set(JSON.stringify(shape), query);
    }
  });
  return {
    expectIndexed() {
      const faults = [...seen].flatMap(([shape, query]) => {
        const { collection } = query;
        if (SMALL.has(collection)) return [];
        const fault = planFault(query, declaredFor(connection, collection));
        return fault ? [`${fault}: ${shape}`] : [];
      });

      if (faults.length > 0) throw new Error(`Queries that get slower as a collection grows:\n${faults.join('\n')}`);
    },
  };
}
