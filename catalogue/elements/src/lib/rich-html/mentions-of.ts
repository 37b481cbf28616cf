import { decodeText } from './entities.ts'
import { readMarkup } from './read-markup.ts'

/** Whom a rich text names, each once, in order. */
export function mentionsOf(html: string): readonly { readonly id: string; readonly label: string }[] {
  const found = new Map<string, { readonly id: string; readonly label: string }>()
  for (const piece of readMarkup(html)) {
    if ('text' in piece || piece.isEnd || piece.attributes.get('data-type') !== 'mention') continue
    const given = (name: string): string => decodeText(piece.attributes.get(name) ?? '')
    const id = given('data-id')
    if (!found.has(id)) found.set(id, { id, label: given('data-label') })
  }
  return [...found.values()]
}
