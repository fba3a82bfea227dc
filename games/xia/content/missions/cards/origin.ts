/** Where the mission cards come from: their texts, places and payments are ours. */
export const ORIGIN = { basis: 'house', source: 'steps of its type: rules; card: house' } as const
