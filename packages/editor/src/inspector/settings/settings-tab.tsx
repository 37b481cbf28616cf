import { SECTIONS_SLOT } from '@heddle/document'
import { words } from '../words.ts'
import { drawnElement } from '../../session/role.ts'
import { useEditor } from '../../session/use-editor.ts'
import { NodeProblems } from '../node-problems.tsx'
import { useSoleInstance } from '../use-sole-instance.ts'
import { useSelectedNodes } from '../use-selected-nodes.ts'
import { AnchorSection } from '../anchor/anchor-section.tsx'
import { EntriesSection } from '../entries/entries-section.tsx'
import { AttributesSection } from './attributes-section.tsx'
import { CanvasShows } from './canvas-shows.tsx'
import { ConditionSection } from './condition-section.tsx'
import { ComponentFields } from './component-fields.tsx'
import { ElementFields } from './element-fields.tsx'
import { InsideSection } from './inside-section.tsx'
import { LinkedSection } from './linked-section.tsx'
import { LinkSection } from './link-section.tsx'
import { RepeatSection } from './repeat-section.tsx'
import styles from './settings-tab.module.css'

/** Settings of the selection, made from the field descriptors of its elements. */
export function SettingsTab() {
  const editor = useEditor()
  const { definitions } = editor
  const nodes = useSelectedNodes()
  const [first, ...others] = nodes
  const sole = useSoleInstance(nodes)
  const missing = nodes.find(({ element, componentId }) => componentId === undefined && !definitions.has(element))
  return (
    <>
      {missing && <p className={styles.note}>{words.notInstalled(missing.element)}</p>}
      <NodeProblems tab="settings" />
      {first && others.length === 0 && <LinkedSection key={`linked ${first.id}`} node={first} />}
      {first && others.length === 0 && <EntriesSection key={`entries ${first.id}`} node={first} />}
      {/* What is repeated is repeated in all instances. */}
      {first && others.length === 0 && !sole && <RepeatSection key={first.id} node={first} />}
      <ConditionSection nodes={nodes} />
      <ElementFields panel="settings" />
      <ComponentFields nodes={nodes} sole={sole} />
      <InsideSection nodes={nodes} />
      {nodes.every((node) => drawnElement(editor, node)?.linkable) && <LinkSection nodes={nodes} />}
      {first && others.length === 0 && first.place.slot === SECTIONS_SLOT && (
        <AnchorSection key={`anchor ${first.id}`} node={first} />
      )}
      {first && others.length === 0 && <CanvasShows node={first} />}
      <AttributesSection nodes={nodes} />
    </>
  )
}
