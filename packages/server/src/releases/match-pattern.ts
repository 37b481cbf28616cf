/** The file for an address with parameters: patterns are tried in order, `:name` stands for one segment. */
export function matchPattern(
  patterns: readonly { readonly pattern: string; readonly file: string }[],
  path: string,
): string | undefined {
  const segments = path.split('/')
  return patterns.find(({ pattern }) => {
    const parts = pattern.replace(/^\//, '').split('/')
    return (
      parts.length === segments.length &&
      parts.every((part, i) => (part.startsWith(':') ? segments[i] !== '' : part === segments[i]))
    )
  })?.file
}
