/** Seats are kept as bits of a whole number, so that "is mine among them" is one operation of the database. */
const MOST_SEATS = 30

export function seatBits(seats: readonly number[]): number {
  let bits = 0
  for (const seat of seats) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= MOST_SEATS) throw new RangeError(`Unknown seat ${seat}.`)
    bits |= 1 << seat
  }
  return bits
}

export function seatsOf(bits: number): number[] {
  const seats: number[] = []
  for (let seat = 0; bits >> seat !== 0; seat++) if ((bits >> seat) & 1) seats.push(seat)
  return seats
}
