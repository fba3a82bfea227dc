/** Somebody handed us something that cannot be used. The message is one sentence that says what and where. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}

/** A rule broke its own contract: a bug in a game. The match file that leads there reproduces it. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure'
}
