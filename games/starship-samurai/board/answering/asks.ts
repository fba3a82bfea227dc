import { optionKinds } from '../../words/texts.ts'

/** Whether a question offers locations by their number. */
export const asksForBoards = (ask: string): boolean =>
  (optionKinds as { readonly [ask: string]: string })[ask] === 'board'
