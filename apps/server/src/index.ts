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
export { createHall, type Hall, type HallOptions, type NewMatchPlan } from './hall/index.ts'
export { attachLive, type Live, type LiveOptions } from './live/index.ts'
export { type Running, type Surroundings, serve, startServer } from './serve.ts'
export { openStore, type Store } from './store/index.ts'
export { createThinking, type Thinking } from './thinking/index.ts'
