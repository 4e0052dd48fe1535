export * from './event.ts';
export * from './route.ts';
export * from './shared.ts';
