// The parts of TanStack Query that the shop uses, shared by every front end. A shared package is loaded as a whole, so
// the rest is left out.
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
