/** A name for a file to save; characters other than letters, digits, `_ . -` and space are taken out (logic reference 2.4). */
export function fileName(wanted: unknown, fallback: string): string {
  const clean = (text: string): string => text.replaceAll(/[^\p{L}\p{N}_. -]/gu, '').trim()
  return clean(typeof wanted === 'string' ? wanted : '') || clean(fallback) || 'file'
}
