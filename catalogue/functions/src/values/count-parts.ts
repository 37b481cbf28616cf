/** How often a text holds a part, overlaps not counted; 0 for an empty part. */
export function countParts(text: string, part: string): number {
  if (part === '') return 0
  let count = 0
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) count += 1
  return count
}
