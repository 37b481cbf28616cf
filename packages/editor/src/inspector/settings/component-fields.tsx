import { INSTANCE_ELEMENT, type NodeRecord } from '@heddle/document'
import { useEditor } from '../../session/use-editor.ts'
import { Section } from '../section.tsx'
import { instanceFacts, propertyFields } from './component-properties.ts'
import { FieldRow } from './field-row.tsx'
import { useVariantContext } from './use-variant-context.ts'

/** Properties of the component that all selected nodes are instances of. */
export function ComponentFields({ nodes }: { readonly nodes: readonly NodeRecord[] }) {
  const { view, definitions } = useEditor()
  const context = useVariantContext()
  const [first] = nodes
  const component = first?.componentId === undefined ? undefined : view.find('library-component', first.componentId)
  if (!component || nodes.some(({ componentId }) => componentId !== component.id)) return null
  const fields = Object.entries(propertyFields(component))
  if (fields.length === 0) return null
  const fieldsOf = (type: string) => (type === INSTANCE_ELEMENT ? instanceFacts(component) : definitions.get(type))
  return (
    <Section id="component-settings" title={component.name}>
      {fields.map(([id, field]) => (
        <FieldRow key={`${component.id} ${id}`} nodes={nodes} name={id} field={field} context={context} fieldsOf={fieldsOf} />
      ))}
    </Section>
  )
}
