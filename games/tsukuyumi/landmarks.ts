/** What lessons, tips and speech can point at on the board; areas by their names. */
export type TsukuyumiLandmark = `area-${string}` | 'turn' | 'hand' | 'events'
