/** Version of the notice at /privacy: the day of its last change of content. */
export const PRIVACY_NOTICE = '2026-11-27';
