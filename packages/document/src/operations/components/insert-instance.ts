import type { FieldsOf } from '../../element-facts.ts'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { blankNode } from '../../records/blank.ts'
import { INSTANCE_ELEMENT } from '../../records/component-types.ts'
import type { Id } from '../../records/types.ts'
import { checkApart, checkFit, checkRoom, MAX_DEPTH } from '../../rules/tree.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { elementsIn, parentsOf } from '../nodes/subtree.ts'
import { takePlaces, type Target } from '../nodes/target.ts'
import { refuse, type OperationResult } from '../result.ts'
import { checkNesting, componentsIn } from './component-use.ts'

export interface InsertInstanceInput {
  readonly componentId: Id
  readonly target: Target
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
}

/** Why no instance may stand there; also asked while one is dragged. `added` is how many more stand there then. */
export function checkNewInstance(
  view: DocumentView,
  componentId: Id,
  { parentId, slot }: Target,
  fieldsOf: FieldsOf,
  added = 1,
): readonly Issue[] {
  const component = `library-component/${componentId}`
  if (!view.find('library-component', componentId))
    return [errorAt('unknown-record', component, MESSAGES.unknownRecord(componentId))]
  const path = `node/${parentId}/${slot}`
  const issues = [
    ...checkFit(view.get, fieldsOf, { element: INSTANCE_ELEMENT, componentId }, parentId, slot, path),
    ...checkRoom(view.get, fieldsOf, parentId, slot, view.children(parentId, slot).length + added, path),
  ]
  const components = componentsIn(view, componentId)
  const elements = [...components].flatMap((id) => [...elementsIn(view, id)])
  issues.push(...checkApart(view.get, fieldsOf, elements, parentId, path))
  issues.push(...checkNesting(view, [{ componentId, children: [] }], parentId))
  if (parentsOf(view, parentId).length + 1 > MAX_DEPTH) issues.push(errorAt('too-deep', path, MESSAGES.tooDeep(MAX_DEPTH)))
  return issues
}

/** Places an instance of a component. A component never holds itself, through others neither. */
export function insertInstance(
  view: DocumentView,
  { componentId, target, newId, fieldsOf }: InsertInstanceInput,
): OperationResult {
  const issues = checkNewInstance(view, componentId, target, fieldsOf)
  if (hasErrors(issues)) return refuse(...issues)
  const draft = createDraft(view)
  const [place] = takePlaces(view, draft, target, 1)
  if (place === undefined) return refuse(...issues)
  const instance = { ...blankNode(newId(), INSTANCE_ELEMENT, place), componentId }
  draft.put(instance)
  return draft.done([instance.id])
}
