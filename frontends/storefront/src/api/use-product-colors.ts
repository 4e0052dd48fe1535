import { listProductColors } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

const FALLBACK_HEX = '#c9c9c6';

export function useHexOf(): (name: string) => string {
  const { data } = useQuery({ ...queryFor(listProductColors, {}), staleTime: Number.POSITIVE_INFINITY });
  const hexByName = new Map(data?.data.map(({ name, hexCode }) => [name.toLowerCase(), hexCode]));
  return (name) => hexByName.get(name.toLowerCase()) ?? FALLBACK_HEX;
}
