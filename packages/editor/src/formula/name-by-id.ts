import type { DocumentRecord, DocumentView, Id } from '@heddle/document'
import { replaceKeys } from '@heddle/formula/rewrite'

/** Records that a formula reads from a place. */
interface Place {
  readonly pageId: Id
  /** Names that mean something else there. */
  readonly names?: readonly string[]
}

const TOKENS: Readonly<Record<string, string>> = { colors: 'color', spacings: 'spacing', typographies: 'typography' }

/**
 * A formula that names by id what a hand wrote by name, so that a rename breaks nothing. A name that several have, or nobody,
 * stays as it was typed; of variables one of the page goes before those of the project, as it does where the formula runs.
 */
export function nameById(code: string, view: Pick<DocumentView, 'of' | 'find'>, { pageId, names = [] }: Place): string {
  const only = (records: readonly DocumentRecord[], name: string): Id | undefined => {
    const found = records.filter((record) => 'name' in record && record.name === name)
    return found.length === 1 ? found[0]?.id : undefined
  }
  return replaceKeys(code, (root, key) => {
    if (names.includes(root)) return undefined
    if (root === 'variables') {
      const all = view.of('variable')
      const own = all.filter((variable) => variable.pageId === pageId && variable.name === key)
      return view.find('variable', key) ? undefined : only(own.length > 0 ? own : all.filter(isOfProject), key)
    }
    if (root === 'collections') return view.find('collection', key) ? undefined : only(view.of('collection'), key)
    if (root === 'formulas') return view.find('formula', key) ? undefined : only(view.of('formula'), key)
    const type = TOKENS[root]
    if (type === undefined || view.find('token', key)) return undefined
    return only(
      view.of('token').filter((token) => token.type === type),
      key,
    )
  })
}

const isOfProject = ({ pageId }: { readonly pageId?: Id }): boolean => pageId === undefined
