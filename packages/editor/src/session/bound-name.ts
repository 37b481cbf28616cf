import type { DocumentView } from '@heddle/document'
import { REFERENCE, referenceName } from './describe-code.ts'

/** A text in quotes, or a name with the keys behind it, up to the bracket that makes it a call. */
const PART = /'[^']*'|"[^"]*"|`[^`]*`|[\p{L}_$][\p{L}\p{N}_$]*(?:\??\.[\p{L}_$][\p{L}\p{N}_$]*)*(?:\s?\()?/gu
const WITHOUT_MEANING = new Set(['true', 'false', 'null', 'undefined', 'data', 'context', 'item'])

/**
 * What a formula is about, short enough for a name: the texts in it and the last key of each value it reads. `concatenate('Row ',
 * context.item.data.title)` is about `Row title`. Empty when it reads and says nothing.
 */
export function boundName(code: string, view: Pick<DocumentView, 'find' | 'of'>): string {
  const named = code.replaceAll(
    REFERENCE,
    (_, root: string, _quote: string, id: string) => `'${plain(referenceName(view, root, id))}'`,
  )
  const parts = [...named.matchAll(PART)].flatMap(([part]) => {
    if (/^['"`]/.test(part)) return part.slice(1, -1).trim()
    if (part.endsWith('(')) return []
    const key = part.split(/\??\./).findLast((one) => !WITHOUT_MEANING.has(one))
    return key ?? []
  })
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(/ (?=[,.;:!?…])/g, '')
}

/** A name of a record as it may stand between quotes. */
const plain = (name: string): string => name.replaceAll("'", '’')
