import type { RouteContract } from '@print-shop/contracts';

export function clientOf(contract: RouteContract): object;
export default function contractClient(): Promise<string>;
