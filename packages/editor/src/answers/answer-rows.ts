/** One line of an answer that is looked at as a tree. */
export interface AnswerRow {
  /** Keys from the whole answer on, as a path of rows is written. */
  readonly path: string
  readonly depth: number
  readonly label: string
  readonly kind: 'list' | 'object' | 'number' | 'value' | 'more'
  /** What is said of it: its size, or the value itself. */
  readonly text: string
  readonly isOpen?: boolean
}

/** Lines of one answer; what is deeper or longer is reached by opening. */
const MAX_ROWS = 2000
const MAX_TEXT = 80

/**
 * The lines of an answer, from the top. Of a list the first item stands for all, since they are alike.
 * @param isOpen whether what lies at a path is unfolded
 */
export function answerRows(
  answer: unknown,
  isOpen: (path: string, depth: number) => boolean,
  more: (from: number, to: number) => string,
  like: (count: number) => string,
): readonly AnswerRow[] {
  const rows: AnswerRow[] = []
  const walk = (value: unknown, path: string, label: string, depth: number): void => {
    if (rows.length >= MAX_ROWS) return
    if (typeof value !== 'object' || value === null) {
      rows.push({ path, depth, label, kind: typeof value === 'number' ? 'number' : 'value', text: shown(value) })
      return
    }
    const entries = Object.entries(value)
    const isList = Array.isArray(value)
    const open = entries.length > 0 && isOpen(path, depth)
    const size = isList ? `[ ${entries.length} ]` : `{ ${entries.length} }`
    rows.push({ path, depth, label, kind: isList ? 'list' : 'object', text: size, ...(entries.length > 0 && { isOpen: open }) })
    if (!open) return
    for (const [key, part] of isList ? entries.slice(0, 1) : entries)
      walk(part, path === '' ? key : `${path}.${key}`, key, depth + 1)
    if (isList && entries.length > 1)
      rows.push({
        path: `${path}#more`,
        depth: depth + 1,
        label: more(1, entries.length - 1),
        kind: 'more',
        text: like(entries.length - 1),
      })
  }
  if (typeof answer === 'object' && answer !== null && !Array.isArray(answer))
    for (const [key, part] of Object.entries(answer)) walk(part, key, key, 0)
  else walk(answer, '', '', 0)
  return rows
}

/** Whether a line opens by itself: the first steps, and what leads to the rows. */
export function opensItself(path: string, depth: number, rowsPath: string): boolean {
  const leads = rowsPath === path || rowsPath.startsWith(`${path}.`) || path === ''
  return depth === 0 || leads || (rowsPath !== '' && path === `${rowsPath}.0`)
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
}
