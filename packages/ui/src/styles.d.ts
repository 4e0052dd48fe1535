/** Style sheets are imported for their side effect; the bundler extracts them from the script. */
declare module '*.css';
