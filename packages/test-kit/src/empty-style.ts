/** Stands in for a style sheet, which a test in jsdom cannot use. */
export default {};
