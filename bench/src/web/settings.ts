/** What others do is shown at once. Commits from before there was a pace know `motion`. */
export const SETTINGS = JSON.stringify({ pace: 'once', motion: 'none' })
