/** Where both sides think: after so many decisions of the same matches. */
export const PLACES = [0, 60, 120, 180, 240, 300] as const
/** Iterations for one position. */
export const ITERATIONS = 60
