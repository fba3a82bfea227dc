import { useEffect, useState } from 'react'

/** What comes of something that takes a while: nothing yet, the result, or what went wrong as a sentence. */
export interface Later<T> {
  readonly value: T | undefined
  readonly problem: string | undefined
}

const NOTHING_YET: Later<never> = { value: undefined, problem: undefined }

/** Starts something, again whenever `about` changes, and forgets what comes too late. */
export function useLater<T>(about: string, start: () => Promise<T>): Later<T> {
  const [known, setKnown] = useState<Later<T> & { readonly about: string }>({ ...NOTHING_YET, about })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` says what `start` depends on.
  useEffect(() => {
    let late = false
    start().then(
      (value) => late || setKnown({ about, value, problem: undefined }),
      (error: unknown) =>
        late || setKnown({ about, value: undefined, problem: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      late = true
    }
  }, [about])
  return known.about === about ? known : NOTHING_YET
}
