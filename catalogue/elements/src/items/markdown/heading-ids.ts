/** Gives ids to headings by their words, each another one: `#our-bread`, `#our-bread-2`. */
export function createHeadingIds(): (words: string) => string {
  const used = new Map<string, number>()
  return (words) => {
    const slug =
      words
        .slice(0, 100)
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-/, '')
        .replace(/-$/, '') || 'part'
    const times = (used.get(slug) ?? 0) + 1
    used.set(slug, times)
    return times === 1 ? slug : `${slug}-${times}`
  }
}
