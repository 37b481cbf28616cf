import type { ReactNode } from 'react'
import type { StyleGroup } from '@heddle/kit'
import { words as inspectorWords } from '../words.ts'
import { words } from './words.ts'
import { useEditor } from '../../session/use-editor.ts'
import { ElementFields } from '../settings/element-fields.tsx'
import { Section } from '../section.tsx'
import { useOfSelectedNodes } from '../use-selected-nodes.ts'
import { BackgroundRows } from './background-rows.tsx'
import { BorderRows } from './border-rows.tsx'
import { ClassChips } from './class-chips.tsx'
import { EffectsRows, FlexChildRows, LayoutRows, PositionRows, SizeRows, TypographyRows } from './sections.tsx'
import { SpacingBox } from './spacing-box.tsx'
import { StateChips } from './state-chips.tsx'
import styles from './style-tab.module.css'

/** Made once: the rows follow the style model by themselves, so a change of one value draws one row. */
const GROUPS: readonly { readonly group: StyleGroup; readonly rows: ReactNode; readonly isOpenAtFirst?: boolean }[] = [
  { group: 'layout', rows: <LayoutRows /> },
  { group: 'spacing', rows: <SpacingBox /> },
  { group: 'size', rows: <SizeRows /> },
  { group: 'typography', rows: <TypographyRows /> },
  { group: 'background', rows: <BackgroundRows /> },
  { group: 'border', rows: <BorderRows />, isOpenAtFirst: false },
  { group: 'effects', rows: <EffectsRows />, isOpenAtFirst: false },
  { group: 'position', rows: <PositionRows />, isOpenAtFirst: false },
  { group: 'flex-child', rows: <FlexChildRows />, isOpenAtFirst: false },
]

/** Styles of the selection: classes and states on top, then the groups that every selected element supports. */
export function StyleTab() {
  const { definitions } = useEditor()
  const supported = useOfSelectedNodes((nodes) =>
    GROUPS.flatMap(({ group }) =>
      nodes.every(({ element }) => definitions.get(element)?.supports.includes(group)) ? [group] : [],
    ).join(),
  )
  return (
    <>
      <div className={styles.top}>
        <ClassChips />
        <StateChips />
      </div>
      <ElementFields panel="style" />
      {supported === '' && <p className={styles.empty}>{inspectorWords.noStyle}</p>}
      {GROUPS.filter(({ group }) => supported.split(',').includes(group)).map(({ group, rows, isOpenAtFirst = true }) => (
        <Section key={group} id={group} title={words.sections[group]} isOpenAtFirst={isOpenAtFirst}>
          {rows}
        </Section>
      ))}
    </>
  )
}
