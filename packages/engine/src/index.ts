export * from './answers.ts'
export * from './balance.ts'
export * from './card.ts'
export * from './case.ts'
export * from './chain.ts'
export * from './changed-byte.ts'
export * from './codec.ts'
export * from './copying.ts'
export * from './define-game.ts'
export * from './dialect.ts'
export * from './errors.ts'
export * from './game.ts'
export * from './hash.ts'
export * from './header.ts'
export * from './input.ts'
export * from './judgement.ts'
export * from './learned.ts'
export * from './match.ts'
export * from './matchfile.ts'
export {
  type Amount,
  type Arrangement,
  askedAgain,
  type Coded,
  type Given,
  type Limits,
  type Offer,
  type Otherwise,
} from './offer.ts'
export * from './options.ts'
export * from './question.ts'
export * from './random.ts'
export * from './rulebook.ts'
export * from './runner.ts'
export * from './scene.ts'
export { hex, sha256, sha256Hex, utf8 } from './sha256.ts'
export * from './state.ts'
export * from './terminal.ts'
export * from './value.ts'
export * from './versions.ts'
export { capitalised, fillSentence, fillWords, mentionsOf, type Speaker } from './words/fill.ts'
export { type Grammar, grammarOf } from './words/grammar.ts'
export { listing } from './words/intl.ts'
export * from './words/locale.ts'
export * from './words/messages.ts'
export * from './words/name-forms.ts'
export { changeWords } from './words/template.ts'
export * from './words/turns.ts'
export * from './words/typeset.ts'
