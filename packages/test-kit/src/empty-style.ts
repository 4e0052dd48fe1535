/** Replaces style sheets, which tests in jsdom cannot load. */
export default {};
