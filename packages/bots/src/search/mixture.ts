/** The part of the replies that is chosen by somebody who foresees what is answered. The others are as likely as they were sampled. */
const GUILE = 0.5

/** So often both sides reconsider. */
const ROUNDS = 200

/** More samples than this change little, and each takes time. */
const MOST_SAMPLES = 32

/** Answers with less of a share than this are not given. */
const LEAST_SHARE = 0.05

/**
 * How often to give each of some answers, where others reply without knowing it. `worth[answer][sample]` is what came of an answer against one
 * sample of what the others hold and reply, the same for all answers. Found by regret: both sides play against each other again and again,
 * each answer as often as it would have been better to give it before, while the other side comes to prefer the replies that hurt.
 *
 * Where one answer is the best whatever the others do, it has all of the share.
 */
export function mixture(worth: readonly (readonly number[])[]): number[] {
  const samples = Math.min(MOST_SAMPLES, ...worth.map((row) => row.length))
  const regrets = Array<number>(worth.length).fill(0)
  const temptations = Array<number>(samples).fill(0)
  const given = Array<number>(worth.length).fill(0)
  const losses = Array<number>(samples).fill(0)
  for (let round = 1; round <= ROUNDS; round++) {
    const answers = sharesOf(regrets)
    const replies = sharesOf(temptations)
    losses.fill(0)
    let mean = 0
    for (const [answer, row] of worth.entries()) {
      const share = answers[answer] as number
      let value = 0
      for (let sample = 0; sample < samples; sample++) {
        const points = row[sample] as number
        value += (GUILE * (replies[sample] as number) + (1 - GUILE) / samples) * points
        losses[sample] = (losses[sample] as number) - share * points
      }
      mean += share * value
      regrets[answer] = (regrets[answer] as number) + value
      // Later rounds count more, since those who play know each other better.
      given[answer] = (given[answer] as number) + round * share
    }
    let loss = 0
    for (let sample = 0; sample < samples; sample++) loss += (replies[sample] as number) * (losses[sample] as number)
    for (let answer = 0; answer < worth.length; answer++) regrets[answer] = above((regrets[answer] as number) - mean)
    for (let sample = 0; sample < samples; sample++)
      temptations[sample] = above((temptations[sample] as number) + (losses[sample] as number) - loss)
  }
  const shares = sharesOf(given)
  return sharesOf(shares.map((share) => (share < LEAST_SHARE ? 0 : share)))
}

/** What was better to do without is forgotten. */
const above = (regret: number): number => (regret > 0 ? regret : 0)

/** Parts of a whole, in proportion; the same for all where there is nothing to go by. */
function sharesOf(weights: readonly number[]): number[] {
  let total = 0
  for (const weight of weights) total += weight
  return weights.map((weight) => (total === 0 ? 1 / weights.length : weight / total))
}
