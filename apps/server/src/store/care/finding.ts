/** One thing that is wrong, in a sentence without its full stop. */
export interface Finding {
  readonly problem: string
  readonly match?: string
}
