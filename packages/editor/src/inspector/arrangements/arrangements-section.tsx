import { useState, useSyncExternalStore } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { DEFAULT_VARIANT, variantOf, type NodeRecord } from '@heddle/document'
import { arrangeChildren, subtreeOf, surplusOf } from '@heddle/document/operations'
import type { Arrangements } from '@heddle/kit'
import { fieldsOf } from '../../commands/selection.ts'
import { startOf } from '../../session/insertables.ts'
import { nodeName } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { WithTooltip } from '../../ui/tooltip.tsx'
import { Section } from '../section.tsx'
import { useVariantContext } from '../../session/use-variant-context.ts'
import { useSelectedNodes } from '../use-selected-nodes.ts'
import { inParts, isAlike, partsOf, sharesNow } from './shares.ts'
import styles from './arrangements.module.css'
import { words } from './words.ts'

type Ready = Arrangements['ready'][number]

/** Ready ways to lay out what stands in the selected element, as pictures to press. */
export function ArrangementsSection() {
  const { definitions } = useEditor()
  const [node, ...others] = useSelectedNodes()
  const arrangements = node && node.componentId === undefined && definitions.get(node.element)?.arrangements
  return arrangements && others.length === 0 ? <Pictures node={node} arrangements={arrangements} /> : null
}

function Pictures({ node, arrangements }: { readonly node: NodeRecord; readonly arrangements: Arrangements }) {
  const editor = useEditor()
  const { store, view, definitions, newId, change } = editor
  const { slot, child, field, ready } = arrangements
  const context = useVariantContext()
  const [asked, setAsked] = useState<Ready>()
  const childField = definitions.get(child)?.fields[field]
  const variant = childField ? variantOf(childField, context) : DEFAULT_VARIANT
  const parts = partsOf(definitions, node, arrangements, context)
  const now = useSyncExternalStore(store.listen, () => JSON.stringify(sharesNow(view, definitions, node, arrangements, context)))
  const sharesOf = (one: Ready) => inParts(one.shares, parts, arrangements)
  const filled = (one: Ready) =>
    variant === DEFAULT_VARIANT
      ? surplusOf(view, { id: node.id, slot, shares: one.shares }).filter(
          (id) => subtreeOf(view, id).length > 1 || !isEmptyBox(id),
        )
      : []
  const isEmptyBox = (id: string) => view.find('node', id)?.element === child
  const arrange = (one: Ready) => {
    setAsked(undefined)
    const template = startOf(definitions, { element: child })
    const shares = sharesOf(one)
    change(
      words.arrange,
      arrangeChildren(view, { id: node.id, slot, child: template, field, shares, variant, newId, fieldsOf: fieldsOf(editor) }),
    )
  }
  return (
    <Section id="arrangements" title={words.title}>
      <div role="group" aria-label={words.title} className={styles.pictures}>
        {ready.map((one) => (
          <WithTooltip key={one.id} text={one.label.en}>
            <ToggleButton
              className={styles.picture ?? ''}
              aria-label={one.label.en}
              isSelected={isAlike(JSON.parse(now) as readonly number[], sharesOf(one))}
              onPress={() => (filled(one).length > 0 ? setAsked(one) : arrange(one))}
            >
              {one.shares.map((share, at) => (
                <span key={at} style={{ flexGrow: share }} />
              ))}
            </ToggleButton>
          </WithTooltip>
        ))}
      </div>
      {variant !== DEFAULT_VARIANT && <p className={styles.hint}>{words.narrower}</p>}
      {asked && (
        <AlertDialog
          title={words.askTitle(filled(asked).length)}
          keep={words.keep}
          confirm={words.drop}
          onClose={() => setAsked(undefined)}
          onConfirm={() => arrange(asked)}
        >
          {words.askLead(
            filled(asked)
              .map((id) => nodeName(editor, id))
              .join(', '),
          )}
        </AlertDialog>
      )}
    </Section>
  )
}
