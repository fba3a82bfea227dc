import { SingleBar } from 'cli-progress'

/** A line for every tenth that is done, where no bar can be drawn: for runs that take hours. */
export function progressLines(unit: string) {
  let told = 0
  return {
    update(done: number, all: number): void {
      const tenth = Math.floor((10 * done) / all)
      if (tenth > told) console.error(`${done} of ${all} ${unit}`)
      told = tenth
    },
    stop(): void {},
  }
}

/** A bar on the terminal, from the first time that something is told. Where nobody looks there is none. */
export function progressBar(unit: string) {
  const format = `{bar} {value}/{total} ${unit}, {eta_formatted} left`
  const bar = process.stderr.isTTY ? new SingleBar({ stream: process.stderr, format }) : undefined
  let started = false
  return {
    update(done: number, all: number): void {
      if (!started) bar?.start(all, done)
      else bar?.update(done)
      started = true
    },
    stop(): void {
      if (started) bar?.stop()
    },
  }
}
