import { t } from '../words/texts.ts'

/** Why a server did not do something: a word for programs, and a sentence for people. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal'
  readonly code: string

  constructor(code: string, text: string) {
    super(text)
    this.code = code
  }
}

interface Wish {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  /** The secret of a seat. It goes in a header, never in an address. */
  readonly token?: string
}

/** Codes that have a sentence of ours; the server's own is English. */
const KNOWN = [
  'taken',
  'look-alike',
  'guessable',
  'credentials',
  'too-many-passwords',
  'no-session',
  'full',
  'not-found',
  'no-match',
  'too-many',
  'token',
  'not-now',
  'no-rematch',
  'other-link',
] as const

function sentence(code: string, text: string): string {
  const known = KNOWN.find((one) => one === code)
  return known ? t(`server.${known}`) : text
}

/** Asks the server for something. What goes wrong is a `ServerRefusal`. */
export async function fromServer<T>(path: string, { method = 'GET', body, token }: Wish = {}): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new ServerRefusal('offline', t('server.offline'))
  }
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!response.ok || (text !== '' && !isJson)) {
    const { error = 'unavailable', text: said = '' } = isJson ? (JSON.parse(text) as Partial<Refused>) : {}
    throw new ServerRefusal(error, said === '' ? t('server.unavailable') : sentence(error, said))
  }
  return (text === '' ? undefined : JSON.parse(text)) as T
}

interface Refused {
  readonly error: string
  readonly text: string
}
