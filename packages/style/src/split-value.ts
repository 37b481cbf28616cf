/**
 * The words of a style value, split at spaces outside of brackets and quotes; each character of `marks` is a word of its
 * own: `12px/1.5 "A B", serif` with `/` gives `12px`, `/`, `1.5`, `"A B",`, `serif`.
 */
export function splitValue(text: string, marks: string): readonly string[] {
  const words: string[] = []
  let word = ''
  let depth = 0
  let quote = ''
  const end = (): void => {
    if (word !== '') words.push(word)
    word = ''
  }
  for (const letter of text) {
    const isOutside = depth === 0 && quote === ''
    if (isOutside && /\s/.test(letter)) end()
    else if (isOutside && marks.includes(letter)) {
      end()
      words.push(letter)
    } else {
      word += letter
      if (quote !== '') quote = letter === quote ? '' : quote
      else if (letter === '"' || letter === "'") quote = letter
      else if (letter === '(') depth += 1
      else if (letter === ')') depth = Math.max(0, depth - 1)
    }
  }
  end()
  return words
}
