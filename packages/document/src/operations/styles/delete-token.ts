import { isTokenReference, type AnimationFrame } from '@heddle/style'
import { readAtom } from '@heddle/store'
import { MESSAGES } from '../../messages.ts'
import type { Id, TokenRecord } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuseWith, type OperationResult } from '../result.ts'

/**
 * Removes a design token; styles, fields and frames that used it keep its light value (and letter spacing), so that the page
 * looks as before. What an animation moved stands still.
 */
export function deleteToken(view: DocumentView, { id }: { readonly id: Id }): OperationResult {
  const token = view.find('token', id)
  if (token === undefined) return refuseWith('unknown-record', `token/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  for (const usage of view.usagesOf(id)) {
    const user = view.get(usage.id)
    if (user?.kind === 'token') {
      for (const [key, frame] of Object.entries(user.frames ?? {})) draft.set(user.id, `frames/${key}`, withValue(frame, token))
      continue
    }
    const path = usage.path.slice(0, usage.path.lastIndexOf('/'))
    if (!user || !/^(?:styles|props|background)\//.test(path) || !isTokenReference(readAtom(user, path))) continue
    draft.set(usage.id, path, token.value)
    const beside = path.replace(/\/font$/, '/letter-spacing')
    if (token.letterSpacing !== undefined && beside !== path && readAtom(user, beside) === null)
      draft.set(usage.id, beside, token.letterSpacing)
  }
  draft.remove(id)
  return draft.done([])
}

/** A frame in which a token's value stands where the token did. */
function withValue(frame: AnimationFrame, { id, value }: TokenRecord): AnimationFrame {
  const styles = Object.entries(frame.styles).map(([property, said]) => [
    property,
    isTokenReference(said) && said.id === id ? value : said,
  ])
  return { ...frame, styles: Object.fromEntries(styles) }
}
