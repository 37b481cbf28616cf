import { Fragment } from 'react'
import { words } from '../words.ts'
import { useEditor } from '../../session/use-editor.ts'
import { FollowedParameters } from '../follow/followed-parameters.tsx'
import { fieldSection } from '../field-section.ts'
import { Section } from '../section.tsx'
import { useSoleInstance } from '../use-sole-instance.ts'
import { useSelectedNodes } from '../use-selected-nodes.ts'
import { FieldRow } from './field-row.tsx'
import { codeOf, fieldValues } from './read-field.ts'
import { useVariantContext } from '../../session/use-variant-context.ts'

/** The fields of the selected elements' own kind; several kinds share none. */
export function ElementFields({ panel }: { readonly panel: 'settings' | 'style' }) {
  const nodes = useSelectedNodes()
  const { definitions } = useEditor()
  const context = useVariantContext()
  const sole = useSoleInstance(nodes)
  const [first] = nodes
  const definition = first && definitions.get(first.element)
  if (!first || !definition || nodes.some(({ element }) => element !== first.element)) return null
  const values = fieldValues(first, definition.fields, context)
  const bound = codeOf(first, definition.fields, context)
  const shown = Object.entries(definition.fields).filter(
    ([, field]) => field.panel === panel && field.when?.(values, bound) !== false,
  )
  if (shown.length === 0) return null
  const title = panel === 'style' ? words.element : (definition.family ?? definition.label).en
  return [...Map.groupBy(shown, ([, { section }]) => section?.en ?? '')].map(([section, fields]) => (
    <Section key={section} id={fieldSection(panel, section)} title={section || title} isOpenAtFirst={section === ''} hasContent>
      {fields.map(([name, field]) => (
        <Fragment key={`${first.element} ${name}`}>
          <FieldRow nodes={nodes} name={name} field={field} context={context} values={values} sole={sole} />
          {field.followed && nodes.length === 1 && !sole && <FollowedParameters key={first.id} node={first} />}
        </Fragment>
      ))}
    </Section>
  ))
}
