import type { FieldsOf } from '../../element-facts.ts'
import { hasErrors, type Issue } from '../../issue.ts'
import { ROOT_SLOT } from '../../records/component-types.ts'
import { planIndexes } from '../../records/index-keys.ts'
import type { Id, LibraryComponentRecord } from '../../records/types.ts'
import { checkComponent } from '../../rules/component.ts'
import { freeName } from '../../rules/names.ts'
import { checkFit } from '../../rules/tree.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { seedNode, type NodeSeed } from '../nodes/insert-node.ts'
import { refuse, type OperationResult } from '../result.ts'
import { takeIndex } from '../take-index.ts'

export interface CreatePopupInput {
  /** Another is found where it is taken. */
  readonly name: string
  /** Its root, with everything in it. */
  readonly template: NodeSeed
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
}

/** Makes a popup: a library component of the type `modal` that stands nowhere until it is opened. `ids` of the result is the component. */
export function createPopup(view: DocumentView, { name, template, newId, fieldsOf }: CreatePopupInput): OperationResult {
  const draft = createDraft(view)
  const id = newId()
  const rootElementId = newId()
  const names = new Set(view.of('library-component').map((one) => one.name))
  const component: LibraryComponentRecord = {
    id,
    kind: 'library-component',
    name: names.has(name.trim()) ? freeName(name.trim(), (free) => names.has(free)) : name.trim(),
    folder: '',
    index: takeIndex(view, draft, 'library-component'),
    type: 'modal',
    rootElementId,
    configuration: { popup: { isStacked: false } },
  }
  draft.put(component)
  const path = `library-component/${id}`
  const issues: Issue[] = [...checkComponent(component), ...checkFit(draft.get, fieldsOf, template, id, ROOT_SLOT, path)]
  if (hasErrors(issues)) return refuse(...issues)
  const ids = [rootElementId]
  const language = view.defaultLanguage() ?? DEFAULT_VARIANT
  const seeding = { newId: () => ids.pop() ?? newId(), fieldsOf, language, site: view.site(), issues, path }
  const [index = ''] = planIndexes([], 0, 1).keys
  seedNode(draft, seeding, template, { parentId: id, slot: ROOT_SLOT, index }, 1)
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
