export { type BotPool, createBotPool } from './bots/index.ts'
export {
  type Config,
  describeSettings,
  type Flags,
  readConfig,
  readSettings,
  SETTINGS,
  STORE_SETTINGS,
  type StoreConfig,
} from './config.ts'
export {
  createMatchRegistry,
  type MatchRegistry,
  type MatchRegistryOptions,
  type NewMatchPlan,
} from './matches/index.ts'
export { type Running, type ServerDeps, serve, startServer } from './serve.ts'
export { openStore, type Store } from './store/index.ts'
export { attachLive, type Live, type LiveOptions } from './websocket/index.ts'
