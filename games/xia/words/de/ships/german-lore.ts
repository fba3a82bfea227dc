/** The back of a ship's mat in German; its figures are those of the pack. */
export interface GermanLore {
  readonly maker: string
  readonly note: string
  readonly backstory: string
  readonly victory: string
}
