/** Style sheets are imported for their effect; the bundler takes them out of the script. */
declare module '*.css';
