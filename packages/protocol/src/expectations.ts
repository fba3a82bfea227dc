/** What zod tells of something that does not fit: the parts that are used here. */
interface Issue {
  readonly code?: string | undefined
  readonly expected?: unknown
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly values?: unknown
}

const TYPES: { readonly [expected: string]: string } = {
  int: 'a whole number',
  /** All numbers that are sent are counts. */
  number: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What limits are counted in. */
const UNITS: { readonly [origin: string]: string } = { string: ' characters', array: ' entries' }

/** What a schema expected, as people say it; nothing of what was sent is repeated. */
function expectation({ code, expected, origin, minimum, maximum, values }: Issue): string | undefined {
  const unit = UNITS[String(origin)] ?? ''
  switch (code) {
    case 'invalid_type':
      return TYPES[String(expected)]
    case 'too_small':
      return `at least ${String(minimum)}${unit}`
    case 'too_big':
      return `at most ${String(maximum)}${unit}`
    case 'invalid_value':
      return Array.isArray(values) ? `${values.length === 1 ? '' : 'one of '}${values.join(', ')}` : undefined
    default:
      return undefined
  }
}

/** What is wrong with a field: "Invalid field "n": expected a whole number." */
export function invalidField(field: string, issue: Issue): string {
  const expected = expectation(issue)
  return expected === undefined ? `Invalid field "${field}".` : `Invalid field "${field}": expected ${expected}.`
}
