/** A file of a game as text, for checks that read what is written. */
export interface Source {
  /** From the game's folder on: `rules/battle.ts`. */
  readonly path: string
  readonly text: string
}

/** What reading takes of `node:fs`, which tests hand over: the kit itself runs anywhere. */
export interface Files {
  readdirSync(folder: string, options: { readonly recursive: true; readonly encoding: 'utf8' }): string[]
  readFileSync(file: string, encoding: 'utf8'): string
}

/** The TypeScript files under folders of a game. */
export const readSources = (files: Files, game: string, ...folders: readonly string[]): Source[] =>
  folders.flatMap((folder) =>
    files
      .readdirSync(`${game}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({ path: `${folder}/${name}`, text: files.readFileSync(`${game}/${folder}/${name}`, 'utf8') })),
  )
