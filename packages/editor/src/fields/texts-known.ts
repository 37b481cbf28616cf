import type { ElementFacts, NodeRecord } from '@heddle/document'
import type { TextsKnown } from '@heddle/document/operations'
import { instanceFacts } from './component-properties.ts'
import type { Editor } from '../session/editor.ts'

/** What is known of the fields of a node: its element's, or the properties of its component. */
function factsOf({ view, definitions }: Editor): (node: NodeRecord) => Pick<ElementFacts, 'fields'> | undefined {
  return ({ element, componentId }) => {
    const component = view.find('library-component', componentId ?? '')
    return component ? instanceFacts(component) : definitions.get(element)
  }
}

/** What of the catalogue says where texts may stand, also those that nobody wrote. */
export function knownOf(editor: Editor): TextsKnown {
  return { factsOf: factsOf(editor), actionOf: (type) => editor.actions.all.value?.get(type) }
}
