/** Shares of two neighbours after their edge moved by so many shares: whole ones before the edge, and together what they were. */
export function moveEdge([one, other]: readonly [number, number], by: number): readonly [number, number] {
  const sum = one + other
  const most = Math.floor(sum - 1)
  if (most < 1 || Math.abs(by) < 0.5) return [one, other]
  const share = Math.min(most, Math.max(1, Math.round(one + by)))
  return [share, Math.round((sum - share) * 100) / 100]
}
