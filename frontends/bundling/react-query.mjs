// What the shop uses of TanStack Query, shared by every front end; a shared package is loaded as a whole, so the rest is left out.
export {
  hashKey,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from 'whole-react-query';
