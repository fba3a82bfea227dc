/**
 * Something that is not done for whoever asked: what to answer, and nothing else. `text` is one sentence for people; `code` is a word
 * for programs.
 */
export class HttpError extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, text: string) {
    super(text)
    this.status = status
    this.code = code
  }
}
