export type { GameEntry, ShelvedLessons } from './entry.ts'
export { addFolders, extraFolders, webBuild } from './folders.ts'
export { findGame, games, loadGame } from './shelf.ts'
