import { insertNode, SECTIONS_SLOT } from '@heddle/document/operations'
import type { NodeSeed, OperationResult, Target } from '@heddle/document/operations'
import type { ElementDefinition } from '@heddle/kit'
import type { Editor } from '../../session/editor.ts'
import { words } from '../words.ts'
import { applyAndSelect, fieldsOf } from '../selection.ts'
import { insertTargets, tryTargets } from './insert-targets.ts'

/** Adds an element after the selection, or at an exact place. On a page without a section it brings one along. */
export function insertElement(editor: Editor, type: string, target?: Target): boolean {
  const definition = editor.definitions.get(type)
  if (!definition) return false
  const { view, session } = editor
  const pageId = session.pageId.value
  const seed = seedOf(definition)
  const insert = (template: NodeSeed) => (place: Target) =>
    insertNode(view, {
      template,
      target: place,
      newId: editor.newId,
      fieldsOf: fieldsOf(editor),
      language: session.language.value,
    })
  const targets = target ? [target] : insertTargets(view, fieldsOf(editor), pageId, session.selection.value.at(-1))
  let result: OperationResult = tryTargets(targets, insert(seed))
  if (!result.ok && view.children(pageId).length === 0) {
    const wrapped = inSection(editor, seed)
    if (wrapped) result = insert(wrapped)({ parentId: pageId, slot: SECTIONS_SLOT })
  }
  return applyAndSelect(editor, words.changes.insert(definition.label.en), result)
}

/** What the Add panel places for an element. */
export function seedOf({ type, preset }: ElementDefinition): NodeSeed {
  return { element: type, ...preset }
}

function inSection({ definitions }: Editor, seed: NodeSeed): NodeSeed | undefined {
  const section = [...definitions.values()].find(({ isSection }) => isSection)
  const slot = Object.keys(section?.slots ?? {})[0]
  return section && slot !== undefined ? { ...seedOf(section), slots: { [slot]: [seed] } } : undefined
}
