/** Two decimals, rounded down (specification section 9); nothing of no room. */
export function percent(part: number, room: number): number {
  return room <= 0 ? 0 : Math.floor((part / room) * 10_000) / 100
}
