/** The name under which a tab stores the text of the announcement that its user has closed. */
export const ANNOUNCEMENT_CLOSED = 'announcement-closed';
