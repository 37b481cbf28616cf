import { INSTANCE_ELEMENT, type Id, type NodeRecord } from '@heddle/document'
import { swapInstance } from '@heddle/document/operations'
import { PlainRow } from '../../fields/plain-row.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { Select } from '../../ui/select.tsx'
import { Section } from '../section.tsx'
import { words } from '../words.ts'
import { instanceFacts, propertyFields } from '../../fields/component-properties.ts'
import { FieldRow } from './field-row.tsx'
import { useVariantContext } from '../../session/use-variant-context.ts'

/** Properties of the component that all selected nodes are instances of. */
export function ComponentFields({
  nodes,
  sole,
}: {
  readonly nodes: readonly NodeRecord[]
  /** The instance around them that they are changed for alone. */
  readonly sole?: NodeRecord | undefined
}) {
  const { view, definitions } = useEditor()
  const context = useVariantContext()
  const [first] = nodes
  const component = first?.componentId === undefined ? undefined : view.find('library-component', first.componentId)
  if (!component || nodes.some(({ componentId }) => componentId !== component.id)) return null
  const fields = Object.entries(propertyFields(component))
  const canSwap = !sole && view.of('library-component').filter(({ type }) => type === component.type).length > 1
  if (fields.length === 0 && !canSwap) return null
  const fieldsOf = (type: string) => (type === INSTANCE_ELEMENT ? instanceFacts(component) : definitions.get(type))
  return (
    <Section id="component-settings" title={component.name} hasContent>
      {canSwap && <SwapRow nodes={nodes} componentId={component.id} />}
      {fields.map(([id, field]) => (
        <FieldRow
          key={`${component.id} ${id}`}
          nodes={nodes}
          name={id}
          field={field}
          context={context}
          fieldsOf={fieldsOf}
          sole={sole}
        />
      ))}
    </Section>
  )
}

/** Another component for the instances: they keep what that has under the same names. */
function SwapRow({ nodes, componentId }: { readonly nodes: readonly NodeRecord[]; readonly componentId: Id }) {
  const editor = useEditor()
  const { view, definitions, client, session, change } = editor
  const type = view.find('library-component', componentId)?.type
  const others = view.of('library-component').filter((other) => other.type === type)
  const swap = (next: Id) => {
    const name = view.find('library-component', next)?.name ?? ''
    const end = client.startGesture()
    const lost: string[] = []
    for (const { id } of nodes) {
      const result = swapInstance(view, { id, componentId: next, fieldsOf: (type) => definitions.get(type) })
      if (change(words.changes.swap(name), result) && result.ok) lost.push(...(result.issues ?? []).map(({ message }) => message))
    }
    end()
    if (lost.length > 0) session.notice.value = { text: words.lostInSwap(name, [...new Set(lost)]), tone: 'danger' }
  }
  return (
    <PlainRow label={words.componentOf}>
      <Select
        label={words.componentOf}
        isLabelHidden
        value={componentId}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={swap}
      />
    </PlainRow>
  )
}
