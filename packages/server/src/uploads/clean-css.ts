/**
 * CSS of a picture: no imports, and `url()` of its own parts only. One that writes letters as escapes or references, which could
 * spell either, is dropped. Takes time that grows with its length only.
 */
export function cleanCss(css: string): string {
  if (css.includes('\\') || css.includes('&#')) return ''
  const text = css.replace(/@import[^;]*;?/gi, '')
  const kept: string[] = []
  let at = 0
  for (const { 0: opening, index } of text.matchAll(/url\(/gi)) {
    if (index < at) continue
    const end = text.indexOf(')', index)
    kept.push(
      text.slice(at, index),
      end >= 0 && isOwnPart(text.slice(index + opening.length, end)) ? text.slice(index, end + 1) : 'none',
    )
    at = end < 0 ? text.length : end + 1
  }
  return kept.join('') + text.slice(at)
}

function isOwnPart(address: string): boolean {
  const trimmed = address.trim()
  const isQuoted = trimmed.startsWith('"') || trimmed.startsWith("'")
  return trimmed.startsWith('#', isQuoted ? 1 : 0)
}
